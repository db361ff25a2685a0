import { moneyChangeText } from '@casewright/rules';
import { Badge, Panel } from '@casewright/ui';
import type { ChangedRow } from './changed-fields';

export function ChangedRows({ rows }: { readonly rows: readonly ChangedRow[] }) {
  if (rows.length === 0) {
    return (
      <Panel>
        <p className="text-label text-ink-muted">No differences.</p>
      </Panel>
    );
  }
  return (
    <Panel title="What changed" detail={rows.length === 1 ? 'one row' : `${rows.length} rows`}>
      <table role="table" className="w-full text-left text-label max-md:block md:table-fixed">
        <caption className="sr-only">What changed, and its effect on the net present value</caption>
        <thead className="max-md:sr-only">
          <tr role="row" className="border-b border-line text-caption text-ink-muted">
            {['Row', 'Before', 'After'].map((name) => (
              <th key={name} role="columnheader" scope="col" className="py-2 pr-4 font-medium">
                {name}
              </th>
            ))}
            <th role="columnheader" scope="col" className="w-36 py-2 text-right font-medium">
              Effect alone
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row) => (
            <tr
              key={`${row.kind} ${row.id}`}
              role="row"
              className="border-b border-line align-top max-md:grid max-md:gap-1 max-md:py-3"
            >
              <th role="rowheader" scope="row" className="py-2.5 pr-4 font-medium wrap-anywhere max-md:p-0">
                {row.label}
                <span className="mt-0.5 flex items-center gap-2 text-caption font-normal text-ink-muted">
                  {row.kind}
                  {row.what !== 'changed' && (
                    <Badge tone={row.what === 'added' ? 'accent' : 'neutral'}>
                      {row.what === 'added' ? 'Added' : 'Removed'}
                    </Badge>
                  )}
                </span>
              </th>
              <td role="cell" className="py-2.5 pr-4 wrap-anywhere text-ink-muted max-md:p-0">
                <span className="text-caption text-ink-muted md:sr-only">Before: </span>
                <Fields row={row} side="before" />
              </td>
              <td role="cell" className="py-2.5 pr-4 wrap-anywhere max-md:p-0">
                <span className="text-caption text-ink-muted md:sr-only">After: </span>
                <Fields row={row} side="after" />
              </td>
              <td
                role="cell"
                className="py-2.5 text-right font-semibold whitespace-nowrap tabular-nums max-md:p-0 max-md:text-left"
              >
                <span className="text-caption font-normal text-ink-muted md:sr-only">Effect alone: </span>
                {row.effect === undefined
                  ? 'With others only'
                  : Math.round(row.effect) === 0
                    ? 'None'
                    : moneyChangeText(row.effect)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-caption text-ink-muted">
        The effect is what the change alone does to the net present value of the older version. Changes together can do
        more or less than the sum.
      </p>
    </Panel>
  );
}

const Fields = ({ row: { fields }, side }: { readonly row: ChangedRow; readonly side: 'before' | 'after' }) => (
  <ul>
    {fields
      .filter((field) => field[side] !== '')
      .map((field) => (
        <li key={field.name} className="whitespace-pre-wrap">
          {field.name !== 'Value' && <span className="text-ink-faint">{field.name}: </span>}
          {field[side]}
        </li>
      ))}
  </ul>
);
