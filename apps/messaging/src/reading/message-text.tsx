import { partsOf } from './parts-of';

const MAX_DEPTH = 4;

/** Plain text with quotes set apart. */
export function MessageText({ text, depth = 0 }: { readonly text: string; readonly depth?: number }) {
  if (depth === MAX_DEPTH) return <p className={lines}>{text}</p>;
  return (
    <div className="grid gap-3">
      {partsOf(text).map((part, index) =>
        part.isQuote ? (
          <blockquote key={index} className="border-l-2 border-line-strong pl-3.5 text-label text-ink-muted">
            <MessageText text={part.text} depth={depth + 1} />
          </blockquote>
        ) : (
          <p key={index} className={lines}>
            {part.text}
          </p>
        ),
      )}
    </div>
  );
}

const lines = 'whitespace-pre-wrap wrap-anywhere';
