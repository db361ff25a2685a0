import { columnLetters, type AskedInput } from '@casewright/rules';
import { Panel, Table } from '@casewright/ui';
import type { ReadInput } from './read-input';

/** Which column of the file is which, with a first value. */
export function MatchedColumns({
  asked,
  reading,
}: {
  readonly asked: AskedInput;
  readonly reading: Pick<ReadInput['reading'], 'sheets'>;
}) {
  const matched = reading.sheets
    .filter(({ isUsed }) => isUsed)
    .flatMap(({ name, headers, columns, units, samples }) =>
      (asked.table?.columns ?? []).flatMap(({ key, label }) => {
        const place = columns[key];
        return place === undefined
          ? []
          : [
              {
                sheet: name,
                key,
                label,
                place,
                header: headers[place] ?? '',
                unit: units[key],
                sample: samples[place]?.[0],
              },
            ];
      }),
    );
  if (matched.length === 0) return null;
  return (
    <Panel title="Columns" detail={`${matched.length} matched`}>
      <Table
        isInPanel
        caption="Matched columns"
        rows={matched}
        rowKey={({ sheet, key }) => `${sheet} ${key}`}
        columns={[
          { title: 'Field', isRowHeader: true, cell: ({ label }) => label },
          {
            title: 'Column in the file',
            cell: ({ sheet, place, header }) => (
              <span className="wrap-anywhere">
                {sheet && `${sheet}, `}
                {columnLetters(place)}: {header}
              </span>
            ),
          },
          { title: 'Unit', cell: ({ unit }) => unit ?? '—' },
          { title: 'Example', cell: ({ sample }) => <span className="wrap-anywhere">{sample || '—'}</span> },
        ]}
      />
    </Panel>
  );
}
