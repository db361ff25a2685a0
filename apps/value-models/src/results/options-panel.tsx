import { optionName, type ResultTexts, resultTexts } from '@casewright/rules';
import { Badge, Panel } from '@casewright/ui';
import type { ModelFigures } from '../figures/figures';

const HEADS = ['At the start', 'Cost of ownership', 'Net present value', 'Without soft benefits', 'Payback'];

/** What the reader can choose from. Doing nothing is always an option. */
export function OptionsPanel({ figures: { options, summary, solution: shown } }: { readonly figures: ModelFigures }) {
  const texts = resultTexts(summary);
  return (
    <Panel title="Options" detail="compared with doing nothing">
      <ul className="grid gap-4 md:hidden">
        {options.map((option) => (
          <li key={option.solution.id} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
            <p className="text-label font-semibold wrap-anywhere">{optionName(option.solution)}</p>
            <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-label tabular-nums">
              {valuesOf(option, texts).map((value, column) => (
                <div key={HEADS[column]} className="contents">
                  <dt className="text-ink-muted">{HEADS[column]}</dt>
                  <dd className="text-right">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <table className="w-full text-label tabular-nums max-md:hidden">
        <caption className="sr-only">Options</caption>
        <thead>
          <tr className="border-b border-line align-bottom text-caption text-ink-muted">
            <th scope="col" className="py-2 text-left font-medium">
              Option
            </th>
            {HEADS.map((name) => (
              <th key={name} scope="col" className="py-2 pl-4 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.solution.id} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2.5 text-left font-medium wrap-anywhere">
                {optionName(option.solution)} {option.solution.id === shown && <Badge>Shown</Badge>}
              </th>
              {valuesOf(option, texts).map((value, column) => (
                <td key={HEADS[column]} className="py-2.5 pl-4 text-right whitespace-nowrap">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function valuesOf(
  { solution, outlay, total, netPresentValue, withoutSoft, paybackMonth }: ModelFigures['options'][number],
  { money, payback }: ResultTexts,
): readonly string[] {
  const costs = [money(outlay), money(total)];
  if (solution.role === 'today') return [...costs, '–', '–', '–'];
  const { low, base, high } = netPresentValue;
  const value = `${money(base)} (${money(low)} to ${money(high)})`;
  return [...costs, value, money(withoutSoft.netPresentValue), payback(paybackMonth)];
}
