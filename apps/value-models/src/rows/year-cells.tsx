import type { ValueModel } from '@casewright/rules';
import { amountText, sum, yearName } from '../figures/amounts';

export const YearHead = ({ horizonYears }: Pick<ValueModel, 'horizonYears'>) => (
  <thead>
    <tr className="border-b border-line text-caption text-ink-muted">
      <th scope="col" className="px-2 py-2 text-left font-medium">
        Line
      </th>
      {Array.from({ length: horizonYears + 1 }, (_, year) => (
        <th key={year} scope="col" className="py-2 pl-3 text-right font-medium whitespace-nowrap">
          {yearName(year)}
        </th>
      ))}
      <th scope="col" className="py-2 pl-3 text-right font-medium">
        Sum
      </th>
      <th scope="col">
        <span className="sr-only">Comments</span>
      </th>
    </tr>
  </thead>
);

interface YearCellsProps {
  readonly model: ValueModel;
  /** Empty if the line couldn't be computed. */
  readonly byYear: readonly number[];
}

export const YearCells = ({ model, byYear }: YearCellsProps) =>
  Array.from({ length: model.horizonYears + 2 }, (_, column) => {
    const isSum = column > model.horizonYears;
    const amount = isSum && byYear.length > 0 ? sum(byYear) : byYear[column];
    return (
      <td
        key={column}
        className={`py-2.5 pl-3 text-right ${isSum ? 'font-semibold' : ''} ${amount === 0 ? 'text-ink-faint' : ''}`}
      >
        {amount === undefined ? '—' : amountText(model, amount)}
      </td>
    );
  });

export const YearTotal = (props: YearCellsProps) => (
  <tfoot>
    <tr className="border-t-2 border-ink font-semibold">
      <th scope="row" className="px-2 py-2.5 text-left">
        Total
      </th>
      <YearCells {...props} />
      <td />
    </tr>
  </tfoot>
);
