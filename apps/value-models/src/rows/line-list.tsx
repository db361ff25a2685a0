import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { RowComments } from '../comments/row-comments';
import { amountText, sum, yearName } from '../figures/amounts';
import type { ModelFigures } from '../figures/figures';
import { LineFormula } from './line-formula';

interface LineListProps {
  readonly figures: ModelFigures;
  readonly solution: string;
  readonly amounts: ReadonlyMap<string, readonly number[]>;
}

/** Cost lines for readers on a phone. A line expands to its years and formula. */
export function LineList({ figures: { compiled }, solution, amounts }: LineListProps) {
  const [open, setOpen] = useState<string>();
  const { model } = compiled;
  const name = model.solutions.find(({ id }) => id === solution)?.name ?? '';
  return (
    <ul aria-label={`Cost lines of ${name}`} className="text-label tabular-nums md:hidden">
      {model.costLines
        .filter((line) => line.solution === solution)
        .map((line) => {
          const byYear = amounts.get(line.id) ?? [];
          return (
            <li key={line.id} className="border-b border-line">
              <div className="flex items-center gap-2">
                <button
                  type="button"
                  aria-expanded={open === line.id}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 rounded-box text-left font-medium wrap-anywhere"
                  onClick={() => setOpen(open === line.id ? undefined : line.id)}
                >
                  <ChevronRight
                    aria-hidden
                    className={`size-3.5 shrink-0 text-ink-faint transition-transform ${open === line.id ? 'rotate-90' : ''}`}
                  />
                  {line.label}
                </button>
                <span>{amountText(model, sum(byYear))}</span>
                <RowComments kind="line" id={line.id} label={line.label} />
              </div>
              {open === line.id && (
                <div className="pb-3 pl-5">
                  <LineFormula line={line} />
                  <dl className="mt-2 grid grid-cols-3 gap-x-4 gap-y-2">
                    {byYear.map((amount, year) => (
                      <div key={year}>
                        <dt className="text-caption text-ink-muted">{yearName(year)}</dt>
                        <dd>{amountText(model, amount)}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              )}
            </li>
          );
        })}
    </ul>
  );
}
