import { FIXED_GROUP, type Scenario, type ValueModel } from '@casewright/rules';
import type { ModelFigures } from '../figures/figures';
import { COLUMN_NAMES, TABLE_COLUMNS } from '../sheet/assumption-cells';
import { AssumptionRow } from './assumption-row';
import { COLUMN_WIDTHS } from './column-widths';

interface AssumptionTableProps {
  readonly model: ValueModel;
  readonly scenario: Scenario;
  readonly figures: ModelFigures | undefined;
}

/** For readers. Rows expand. */
export function AssumptionTable({ model, scenario, figures }: AssumptionTableProps) {
  const varying = model.assumptions.filter(({ group }) => group !== FIXED_GROUP);
  return (
    <table role="table" className="w-full text-left text-label max-md:block md:table-fixed">
      <caption className="sr-only">Assumptions</caption>
      <thead className="max-md:sr-only">
        <tr role="row" className="text-caption text-ink-muted">
          {TABLE_COLUMNS.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={`pr-3 pb-2 font-medium ${COLUMN_WIDTHS[column]} ${column === 'base' ? 'text-right' : ''}`}
            >
              {COLUMN_NAMES[column]}
            </th>
          ))}
          <th role="columnheader" scope="col" className="w-8">
            <span className="sr-only">Comments</span>
          </th>
        </tr>
      </thead>
      {[...new Set(varying.map(({ group }) => group))].map((group) => (
        <tbody key={group} role="rowgroup" className="max-md:block">
          <tr role="row" className="max-md:block">
            <th
              role="rowheader"
              scope="colgroup"
              colSpan={7}
              className="border-b border-line pt-4 pb-1.5 text-caption font-medium text-ink-muted max-md:block"
            >
              {group}
            </th>
          </tr>
          {varying
            .filter((assumption) => assumption.group === group)
            .map((assumption) => (
              <AssumptionRow
                key={assumption.id}
                assumption={assumption}
                model={model}
                scenario={scenario}
                swing={figures?.summary.swings.find(({ id }) => id === assumption.id)}
              />
            ))}
        </tbody>
      ))}
    </table>
  );
}
