import type { FoundMessage } from './queries';

/** A text with highlighted matches. */
export function Hits({ parts }: { readonly parts: FoundMessage['subjectParts'] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className="rounded-sm bg-value-soft font-semibold text-value">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
