import { CATEGORY_COLORS, categoryColor, shortMoneyText, stackedColumns } from '@casewright/rules';
import { DrawnChart } from '@casewright/ui';
import { yearName } from '../figures/amounts';
import type { ModelFigures } from '../figures/figures';
import { Legend } from '../results/legend';

const WIDTH = 700;

export function CostByYear({ figures, solution }: { readonly figures: ModelFigures; readonly solution: string }) {
  const cost = figures.results.costs.find((one) => one.solution === solution);
  if (!cost) return null;
  const { categories, byYear } = cost;
  return (
    <div
      aria-hidden
      className="mt-6 max-md:hidden [&_svg]:block [&_svg]:w-full [&_svg]:text-caption [&_svg]:tabular-nums"
    >
      <DrawnChart
        drawing={stackedColumns(WIDTH, {
          bars: byYear.map((total, year) => ({
            ...{ label: yearName(year), detail: '', total: total === 0 ? '' : shortMoneyText(total) },
            values: categories.map((category) => category.byYear[year] ?? 0),
          })),
          colors: CATEGORY_COLORS,
          text: shortMoneyText,
        })}
      />
      <Legend entries={categories.map(({ label }, index) => ({ label, color: categoryColor(index) }))} />
    </div>
  );
}
