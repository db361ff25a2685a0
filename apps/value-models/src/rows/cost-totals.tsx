import { capitalized, yearsText } from '@casewright/rules';
import { amountText, sum } from '../figures/amounts';
import type { ModelFigures } from '../figures/figures';

/** Replaces the years on a phone: every solution by category. */
export function CostTotals({ figures: { compiled, results } }: { readonly figures: ModelFigures }) {
  const { model } = compiled;
  const nameOf = (id: string) => model.solutions.find((solution) => solution.id === id)?.name ?? '';
  const categories = results.costs[0]?.categories ?? [];
  return (
    <table className="w-full table-fixed text-label tabular-nums md:hidden">
      <caption className="sr-only">Costs of all solutions</caption>
      <thead>
        <tr className="border-b border-line align-bottom text-caption text-ink-muted">
          <th scope="col" className="w-[28%] py-2 text-left font-medium">
            {capitalized(yearsText(model.horizonYears))}
          </th>
          {results.costs.map(({ solution }) => (
            <th key={solution} scope="col" className="py-2 pl-2 text-right font-medium wrap-anywhere">
              {nameOf(solution)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map(({ label }, index) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2.5 text-left font-medium">
              {label}
            </th>
            {results.costs.map(({ solution, categories: parts }) => (
              <td key={solution} className="py-2.5 pl-2 text-right">
                {amountText(model, sum(parts[index]?.byYear ?? []))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink font-semibold">
          <th scope="row" className="pt-2.5 text-left">
            Total
          </th>
          {results.costs.map(({ solution, total }) => (
            <td key={solution} className="pt-2.5 pl-2 text-right">
              {amountText(model, total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
