import { capitalized, yearsText } from '@casewright/rules';
import { amountText, sum } from '../figures/amounts';
import type { ModelFigures } from '../figures/figures';

/** Replaces the years on a phone: every solution by category. */
export function CostTotals({ figures: { compiled, results } }: { readonly figures: ModelFigures }) {
  const { model } = compiled;
  const nameOf = (id: string) => model.solutions.find((solution) => solution.id === id)?.name ?? '';
  const categories = results.costs[0]?.categories ?? [];
  return (
    // Scrolls sideways if there are more solutions than fit. Categories stay in view.
    <div role="region" aria-label="Costs of all solutions" tabIndex={0} className="overflow-x-auto md:hidden">
      <table className="w-full text-label tabular-nums">
        <caption className="sr-only">Costs of all solutions</caption>
        <thead>
          <tr className="border-b border-line align-bottom text-caption text-ink-muted">
            <th scope="col" className={`${category} py-2`}>
              {capitalized(yearsText(model.horizonYears))}
            </th>
            {results.costs.map(({ solution }) => (
              <th key={solution} scope="col" className="min-w-20 py-2 pl-3 text-right font-medium wrap-anywhere">
                {nameOf(solution)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ label }, index) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className={`${category} py-2.5`}>
                {label}
              </th>
              {results.costs.map(({ solution, categories: parts }) => (
                <td key={solution} className="py-2.5 pl-3 text-right">
                  {amountText(model, sum(parts[index]?.byYear ?? []))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink font-semibold">
            <th scope="row" className={`${category} pt-2.5`}>
              Total
            </th>
            {results.costs.map(({ solution, total }) => (
              <td key={solution} className="pt-2.5 pl-3 text-right">
                {amountText(model, total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const category = 'sticky left-0 min-w-24 bg-surface text-left font-medium wrap-anywhere';
