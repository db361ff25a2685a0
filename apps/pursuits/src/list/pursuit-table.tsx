import { acvText, CASE_STATE_LABELS, caseNumberText, dueDayText, PURSUIT_STAGE_LABELS } from '@casewright/rules';
import { Badge, isEmptyList, Loaded, Select, ShowOlder, Table, type TableColumn } from '@casewright/ui';
import { useAddress } from '@casewright/web/address';
import { ProspectCell } from '@casewright/web/prospect-cell';
import { useInfiniteQuery } from '@casewright/web/query';
import type { ReactNode } from 'react';
import { dayText } from '../amounts';
import {
  FIRST_SORT,
  type Filters,
  type ListedPursuit,
  sortInAddress,
  SORTS,
  stageInAddress,
  STAGES,
  tableQuery,
} from '../queries';

const SORT_LABELS: Readonly<Record<(typeof SORTS)[number], string>> = {
  close: 'Expected close',
  '-registered': 'Newest first',
  prospect: 'Prospect',
  '-acv': 'Largest ACV',
};

const columns: readonly TableColumn<ListedPursuit>[] = [
  {
    title: 'Prospect',
    isRowHeader: true,
    cell: (pursuit) => <ProspectCell {...pursuit} />,
  },
  { title: 'Stage', cell: ({ stage }) => <span className="whitespace-nowrap">{PURSUIT_STAGE_LABELS[stage]}</span> },
  {
    title: 'Case',
    cell: ({ stage, caseNumber, caseState, caseDueAt, waitsForOwner }) =>
      caseNumber !== null && caseState && stage === 'active' ? (
        <span className="block">
          {waitsForOwner ? <Badge tone="value">Waiting for you</Badge> : CASE_STATE_LABELS[caseState]}
          <span className="block text-caption text-ink-muted">
            {caseNumberText(caseNumber)}
            {caseDueAt && `, due ${dueDayText(caseDueAt)}`}
          </span>
        </span>
      ) : (
        '—'
      ),
  },
  { title: 'ACV', align: 'right', cell: ({ acvDollars, acvTier }) => acvText(acvDollars, acvTier) },
  {
    title: 'Expected close',
    align: 'right',
    cell: ({ expectedClose }) => (
      <span className="whitespace-nowrap">{expectedClose ? dayText(expectedClose) : '—'}</span>
    ),
  },
];

export function PursuitTable({ filters, empty }: { readonly filters: Filters; readonly empty: ReactNode }) {
  const [stage, setStage] = useAddress(stageInAddress);
  const [sort = FIRST_SORT, setSort] = useAddress(sortInAddress);
  const list = useInfiniteQuery(tableQuery({ ...filters, stage: stage ?? 'open', sort }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <div className="w-42 max-md:flex-1">
          <Select
            label="Stage"
            value={stage ?? ''}
            onChange={({ target }) => setStage(STAGES.find((one) => one === target.value))}
          >
            <option value="">Open</option>
            {STAGES.map((one) => (
              <option key={one} value={one}>
                {one === 'decided' ? 'Decided' : PURSUIT_STAGE_LABELS[one]}
              </option>
            ))}
          </Select>
        </div>
        <div className="w-42 max-md:flex-1">
          <Select
            label="Sort by"
            value={sort}
            onChange={({ target }) => setSort(SORTS.find((one) => one === target.value))}
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {SORT_LABELS[one]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Loaded query={list} what="pursuits" isEmpty={isEmptyList} empty={empty}>
        {(rows) => (
          <>
            <Table caption="Pursuits" columns={columns} rows={rows} rowKey={({ id }) => id} />
            <ShowOlder {...list} label="Show more" />
          </>
        )}
      </Loaded>
    </div>
  );
}
