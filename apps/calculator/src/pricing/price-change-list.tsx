import type { PriceChange } from './price-changes';

export function PriceChangeList({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <ul aria-label="What changes" className="border-y border-line text-label">
      {changes.map(({ label, before, now }) => (
        <li key={label} className="flex justify-between gap-3 border-b border-line py-2 last:border-b-0">
          <span className="text-ink-muted">{label}</span>
          <span className="font-medium tabular-nums">
            {before} → {now} credits
          </span>
        </li>
      ))}
    </ul>
  );
}
