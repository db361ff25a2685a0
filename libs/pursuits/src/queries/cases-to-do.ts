import type { Clock } from '@casewright/kernel';
import { List, ownedFilters, ownedSearch, type PersonNames, type SortKeys } from '@casewright/platform';
import { CASE_STATES, type CaseState, caseNumberIn, isRunning, isSellersTurn } from '@casewright/rules';
import type { Participants } from './participants';

export interface CaseToDo {
  readonly id: string;
  readonly number: number;
  readonly pursuitId: string;
  readonly prospect: string;
  readonly opportunity: string;
  readonly state: CaseState;
  /** Set while the clock runs. */
  readonly dueAt: Date | null;
  readonly startedAt: Date;
  readonly credits: number;
  readonly seller: string;
  /** Domain of the seller's email address. */
  readonly company: string;
  /** Null until an analyst is assigned. */
  readonly analyst: string | null;
  readonly analystId: string | null;
  readonly isMine: boolean;
}

export const CASE_VIEWS = ['overdue', 'waits-for-seller', 'mine'] as const;
export type CaseView = (typeof CASE_VIEWS)[number];

export interface CasesSelection {
  readonly view?: CaseView | undefined;
  /** A case number, part of a prospect or opportunity, the seller's name or email, or an ID of case, pursuit or seller. */
  readonly search?: string | undefined;
}

export type CaseToDoRow = Omit<CaseToDo, 'seller' | 'analyst' | 'isMine'> & {
  readonly ownerId: string;
};

const DUE = { column: `coalesce(work.due_at, 'infinity'::timestamptz)`, type: 'timestamptz' } as const;
const BY_DUE_DATE: SortKeys = [DUE, { column: 'work.id', type: 'uuid' }];
const SELLERS_STATES = CASE_STATES.filter((state) => isRunning(state) && isSellersTurn(state));

/** Open cases of all sellers by due date: overdue first, paused last. */
export const CASES = new List<CaseToDoRow>({
  name: 'pursuits.cases-to-do',
  select: `work.id, work.number, work.pursuit_id as "pursuitId", pursuit.prospect, pursuit.opportunity, work.state, work.due_at as "dueAt",
    work.started_at as "startedAt", work.credits, work.owner_id as "ownerId", pursuit.company_domain as company,
    work.analyst_id as "analystId"`,
  // PostgreSQL drops the outer join when rows are only counted.
  from: 'pursuits.cases work left join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id',
  where: `work.state not in ('closed', 'cancelled')`,
  parameters: 0,
  newestFirst: BY_DUE_DATE,
  sorts: { due: BY_DUE_DATE },
  filters: {
    ...ownedFilters({
      texts: `pursuit.prospect || E'\\n' || pursuit.opportunity`,
      owner: 'pursuit.owner_id',
      ids: ['work.id', 'work.pursuit_id', 'work.owner_id'],
    }),
    number: 'work.number = ?::integer',
    dueBefore: `${DUE.column} < ?::timestamptz`,
    // Must match the index expression.
    isSellersTurn: `(work.state in (${SELLERS_STATES.map((state) => `'${state}'`).join(', ')})) = ?::boolean`,
    analystId: 'work.analyst_id = ?::uuid',
  },
  searches: ['words'],
  pageSize: 25,
});

export const viewFilters = (readerId: string, view: CaseView | null | undefined, clock: Clock) => ({
  ...(view === 'overdue' && { dueBefore: clock.now() }),
  ...(view === 'waits-for-seller' && { isSellersTurn: true }),
  ...(view === 'mine' && { analystId: readerId }),
});

export async function searchFilters(people: PersonNames, { search }: CasesSelection) {
  const number = search && caseNumberIn(search);
  return number ? { number } : ownedSearch((text) => people.find(text), search);
}

export async function withNames(
  participants: Participants,
  readerId: string,
  rows: readonly CaseToDoRow[],
): Promise<readonly CaseToDo[]> {
  const ids = [...new Set(rows.flatMap(({ ownerId, analystId }) => [ownerId, ...(analystId ? [analystId] : [])]))];
  const names = new Map(await Promise.all(ids.map(async (id) => [id, await participants.nameOf(id)] as const)));
  return rows.map(({ ownerId, ...row }) => ({
    ...row,
    seller: names.get(ownerId) ?? '',
    analyst: row.analystId === null ? null : (names.get(row.analystId) ?? ''),
    isMine: row.analystId === readerId,
  }));
}
