import { Check } from 'lucide-react';

interface RateListProps {
  readonly title: string;
  readonly rates: readonly {
    readonly name: string;
    readonly credits: number;
    readonly isChosen: boolean;
    /** Absent if the list only informs. */
    readonly onChoose?: () => void;
  }[];
}

export function RateList({ title, rates }: RateListProps) {
  return (
    <ul aria-label={title} className="mt-4 border-t border-line text-label">
      {rates.map(({ name, credits, isChosen, onChoose }) => {
        const content = (
          <>
            <span className="flex items-center gap-1.5">
              {name}
              {isChosen && <Check aria-hidden className="size-4 text-accent" />}
            </span>
            <span className="tabular-nums">{credits} credits</span>
          </>
        );
        return (
          <li
            key={name}
            aria-current={isChosen || undefined}
            className="border-b border-line text-ink-muted last:border-b-0 aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {onChoose ? (
              <button
                type="button"
                aria-pressed={isChosen}
                className={`${row} -mx-2 w-[calc(100%+1rem)] min-h-11 rounded-control px-2 hover:bg-hover hover:text-ink`}
                onClick={onChoose}
              >
                {content}
              </button>
            ) : (
              <span className={`${row} py-2`}>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const row = 'flex items-center justify-between gap-3';
