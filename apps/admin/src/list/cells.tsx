import { momentText } from '@casewright/rules';
import { CopyButton, Email } from '@casewright/ui';

/** The start and end of a long ID. */
export const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);

export function ShortId({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap text-ink-muted tabular-nums">
      <span title={id}>{shortId(id)}</span>
      <CopyButton text={id} label={label} />
    </span>
  );
}

export function CopiedEmail({ address }: { readonly address: string }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      <Email address={address} />
      <CopyButton text={address} label={`Copy ${address}`} />
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
