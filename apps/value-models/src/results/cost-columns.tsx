import {
  CATEGORY_COLORS,
  categoryColor,
  horizonText,
  resultTexts,
  shortMoneyText,
  stackedColumns,
} from '@casewright/rules';
import { DrawnChart } from '@casewright/ui';
import { sum } from '../figures/amounts';
import type { ModelFigures } from '../figures/figures';
import { Legend } from './legend';

const WIDTH = 336;

export function CostColumns({ figures: { compiled, results, summary } }: { readonly figures: ModelFigures }) {
  const { model } = compiled;
  const { money, costChange } = resultTexts(summary);
  const columns = results.costs.map(({ solution, categories, total }) => {
    const { name = '', role } = model.solutions.find(({ id }) => id === solution) ?? {};
    const proposal = results.proposals.find((one) => one.solution === solution);
    const detail = role === 'today' || !proposal ? 'today' : costChange(proposal.saving, proposal.savingShare);
    return { name, total, detail, amounts: categories.map(({ byYear }) => sum(byYear)) };
  });
  const categories = results.costs[0]?.categories.map(({ label }) => label) ?? [];
  const title = `${horizonText(model.horizonYears)} cost of ownership`;
  return (
    <figure aria-label={title} className="mt-5">
      <h3 className="mb-3 text-small font-semibold">{title}</h3>
      <div aria-hidden className="mx-auto max-w-105 text-caption tabular-nums [&_svg]:block [&_svg]:w-full">
        <DrawnChart
          drawing={stackedColumns(WIDTH, {
            bars: columns.map(({ name, detail, total, amounts }) => ({
              ...{ label: name, detail, total: money(total), values: amounts },
            })),
            colors: CATEGORY_COLORS,
            text: shortMoneyText,
          })}
        />
      </div>
      <Legend entries={categories.map((label, index) => ({ label, color: categoryColor(index) }))} />
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Solution</th>
              {categories.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, amounts, total, detail }) => (
              <tr key={name}>
                <th scope="row">
                  {name} ({detail})
                </th>
                {amounts.map((amount, index) => (
                  <td key={index}>{shortMoneyText(amount)}</td>
                ))}
                <td>{money(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
