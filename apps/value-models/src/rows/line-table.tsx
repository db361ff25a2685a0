import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { RowComments } from '../comments/row-comments';
import type { ModelFigures } from '../figures/figures';
import { LineFormula } from './line-formula';
import { YearCells, YearHead, YearTotal } from './year-cells';

interface LineTableProps {
  readonly figures: ModelFigures;
  readonly solution: string;
  readonly amounts: ReadonlyMap<string, readonly number[]>;
}

/** Cost lines by year for readers. A line expands to its formula. */
export function LineTable({ figures: { compiled, results }, solution, amounts }: LineTableProps) {
  const [open, setOpen] = useState<string>();
  const { model } = compiled;
  const cost = results.costs.find((one) => one.solution === solution);
  const lines = model.costLines.filter((line) => line.solution === solution);
  if (!cost) return null;
  const caption = `Costs of ${model.solutions.find(({ id }) => id === solution)?.name ?? ''}`;
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="relative overflow-x-auto max-md:hidden">
      <table className="w-full text-label tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <YearHead horizonYears={model.horizonYears} />
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-b border-line align-top">
              <th scope="row" className="max-w-60 px-2 py-2.5 text-left font-medium">
                <button
                  type="button"
                  aria-expanded={open === line.id}
                  className="flex items-center gap-1.5 rounded-box text-left wrap-anywhere hover:text-accent"
                  onClick={() => setOpen(open === line.id ? undefined : line.id)}
                >
                  <ChevronRight
                    aria-hidden
                    className={`size-3.5 shrink-0 text-ink-faint transition-transform ${open === line.id ? 'rotate-90' : ''}`}
                  />
                  {line.label}
                </button>
                {open === line.id && <LineFormula line={line} />}
              </th>
              <YearCells model={model} byYear={amounts.get(line.id) ?? []} />
              <td className="py-1 pl-1 text-right">
                <RowComments kind="line" id={line.id} label={line.label} />
              </td>
            </tr>
          ))}
        </tbody>
        <YearTotal model={model} byYear={cost.byYear} />
      </table>
    </div>
  );
}
