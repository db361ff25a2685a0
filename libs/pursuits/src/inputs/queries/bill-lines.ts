import { containsFolded, List, type SortKeys } from '@casewright/platform';
import { type BillLineType, COUNTED_BY_DEFAULT } from '@casewright/rules/intake';
import type { BillOfInput } from './bill-of-input';

/** Lines of one service, month and type. Costs are exact decimals. */
export interface ListedBillLines {
  /** In the order of the file, starting at 1. */
  readonly position: number;
  readonly month: string;
  readonly service: string;
  /** Empty if the file names none. */
  readonly provider: string;
  readonly type: BillLineType;
  readonly lines: number;
  /** On the basis that counts. */
  readonly cost: string;
  readonly isCounted: boolean;
}

const POSITION = { column: 'position', type: 'bigint' } as const;
const by = (column: string, type: 'bigint' | 'text'): SortKeys => [{ column, type }, POSITION];
const COST = `case $4 when 'list' then coalesce(list, billed) when 'billed' then billed else effective end`;
const IS_COUNTED = 'type = any($5::text[])';

/** Of the reading in `$1` and `$2` at the path in `$3`, on the basis in `$4` with the types in `$5`. */
export const BILL_LINES = new List<ListedBillLines>({
  name: 'pursuits.bill-lines',
  select: `position::integer as position, month, service, provider, type, lines, ${COST} as cost, ${IS_COUNTED} as "isCounted"`,
  from: `pursuits.case_inputs input, rows from (jsonb_to_recordset(input.reading #> $3::text[])
    as (month text, service text, provider text, type text, lines integer, effective text, billed text, list text))
    with ordinality as line (month, service, provider, type, lines, effective, billed, list, position)`,
  where: 'case_id = $1 and key = $2 and $4::text is not null and $5::text[] is not null',
  parameters: 5,
  newestFirst: [POSITION],
  sorts: {
    month: by('month', 'text'),
    service: by('platform.folded(service)', 'text'),
    lines: by('lines', 'bigint'),
    // Cents are enough for the order.
    cost: by(`round((${COST})::numeric * 100)::bigint`, 'bigint'),
  },
  filters: {
    search: containsFolded(`concat_ws(E'\\n', service, provider)`),
    month: 'month = ?',
    service: 'service = ?',
    type: 'type = ?',
    isCounted: `(${IS_COUNTED}) = ?::boolean`,
  },
  pageSize: 50,
  isPlannedEachTime: true,
});

export const BILL_VIEWS = ['counted', 'left-out'] as const;
export type BillView = (typeof BILL_VIEWS)[number];

export interface BillLinesSelection {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly show?: BillView | undefined;
  readonly month?: string | undefined;
  readonly service?: string | undefined;
  readonly type?: BillLineType | undefined;
}

export function requestOfBillLines(
  caseId: string,
  { storedAt, path, bill }: BillOfInput,
  { search, sort = '-cost', show, ...filters }: BillLinesSelection,
) {
  const { basis, choices } = bill;
  const text = search?.trim();
  return {
    values: [caseId, storedAt, [...path], basis, [...(choices.types ?? COUNTED_BY_DEFAULT)]],
    filters: { ...(text && { search: text }), ...filters, ...(show && { isCounted: show === 'counted' }) },
    sort,
  };
}
