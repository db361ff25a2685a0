import { momentText } from '@casewright/rules';
import { CopyButton, Email } from '@casewright/ui';
import { userAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { ReactNode } from 'react';

/** Stands for a missing value. */
export const NOTHING = '—';

export const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);

/** A single element, lighter than an SVG: long lists draw one or two a row. */
const copyIcon = <span aria-hidden className="copy-icon size-4" />;

interface ShortIdProps {
  readonly id: string;
  readonly label: string;
  /** Shown instead of the ID, which is copied. */
  readonly children?: ReactNode;
}

export function ShortId({ id, label, children = shortId(id) }: ShortIdProps) {
  return (
    <span className="copied inline-flex items-center whitespace-nowrap text-ink-muted tabular-nums" title={id}>
      <span className="pr-0.5">{children}</span>
      <CopyButton text={id} label={label} icon={copyIcon} />
    </span>
  );
}

/** To the user's page. */
export const UserLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Link to={userAt(id)} className="wrap-anywhere text-accent hover:underline">
    {name}
  </Link>
);

/** The button lies on the text's padding, in a table's cell on the cell's, so that it never wraps to a line of its own. */
export function CopiedEmail({ address }: { readonly address: string }) {
  return (
    <span className="copied relative">
      <span className="pr-7.5 max-md:pr-11 md:in-[td]:pr-0">
        <Email address={address} />
      </span>
      <span className="absolute -my-1 -ml-7 max-md:-my-3 max-md:-ml-11 md:in-[td]:ml-0">
        <CopyButton text={address} label={`Copy ${address}`} icon={copyIcon} />
      </span>
    </span>
  );
}

export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap text-ink-muted">
      {momentText(new Date(at))}
    </time>
  );
}
