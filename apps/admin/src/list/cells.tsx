import { momentText } from '@casewright/rules';
import { CopyButton, Email } from '@casewright/ui';

/** In place of a value that there is none of. */
export const NOTHING = '—';

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

/** The button stays on the line of the text before it: a word joiner stands between them. */
export function CopiedEmail({ address }: { readonly address: string }) {
  return (
    <span>
      <span className="after:content-['\2060']">
        <Email address={address} />
      </span>
      <span className="-my-1 ml-0.5 inline-block align-middle max-md:-my-3">
        <CopyButton text={address} label={`Copy ${address}`} />
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
