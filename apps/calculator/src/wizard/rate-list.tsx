import { Check } from 'lucide-react';

interface RateListProps {
  readonly title: string;
  readonly rates: readonly { readonly name: string; readonly credits: number; readonly isChosen: boolean }[];
}

/** What each choice costs, the chosen one marked. */
export function RateList({ title, rates }: RateListProps) {
  return (
    <ul aria-label={title} className="mt-4 border-t border-line text-label">
      {rates.map(({ name, credits, isChosen }) => (
        <li
          key={name}
          aria-current={isChosen || undefined}
          className="flex items-center justify-between gap-3 border-b border-line py-2 text-ink-muted last:border-b-0 last:pb-0 aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <span className="flex items-center gap-1.5">
            {name}
            {isChosen && <Check aria-hidden className="size-4 text-accent" />}
          </span>
          <span className="tabular-nums">{credits} credits</span>
        </li>
      ))}
    </ul>
  );
}
