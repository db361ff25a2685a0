import { isUuid, List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TransactionType } from '../domain/ledger-transaction';

export interface TransactionRow {
  readonly id: string;
  readonly type: TransactionType;
  readonly description: string;
  /** Whole credits: positive in, negative out. */
  readonly amount: number;
  readonly balanceAfter: number;
  readonly postedAt: Date;
  /** Order ID. */
  readonly receiptOf: string | null;
  readonly caseId: string | null;
  /** Name of the case. What it compares, if no work was opened for it. */
  readonly caseName: string | null;
}

/** Names of cases, for example "Larkmoor Foods (C-1042)". Implemented by another context. */
export abstract class CaseNames {
  abstract of(caseIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Newest first. */
export class ListTransactions extends Query<Page<TransactionRow>> {
  constructor(
    readonly ownerId: string,
    readonly before?: string | undefined,
    readonly type?: TransactionType | undefined,
  ) {
    super();
  }
}

export const PAGE_SIZE = 50;

export const TRANSACTIONS = new List<TransactionRow>({
  name: 'billing.transactions',
  select: `posted.id, entry.type, posted.description, entry.amount, entry.balance_after as "balanceAfter",
    posted.posted_at as "postedAt", orders.id as "receiptOf",
    case when posted.cause_kind in ('case', 'requote', 'release', 'return') 
      then replace(posted.cause_id, ' requote', '') end as "caseId", posted.subject as "caseName"`,
  from: `billing.ledger_entries entry
    join billing.ledger_transactions posted on posted.id = entry.transaction_id
    left join billing.orders on posted.cause_kind = 'checkout' and orders.session_id = posted.cause_id`,
  where: `entry.account = $1 and entry.account not like '%:%'`,
  parameters: 1,
  newestFirst: [{ column: 'entry.position', type: 'bigint' }],
  filters: { type: 'entry.type = ?' },
  pageSize: PAGE_SIZE,
});

@QueryHandler(ListTransactions)
export class ListTransactionsHandler implements IQueryHandler<ListTransactions> {
  constructor(
    private readonly lists: Lists,
    private readonly cases: CaseNames,
  ) {}

  async execute({ ownerId, before, type }: ListTransactions): Promise<Page<TransactionRow>> {
    const { rows, next } = await this.lists.page(TRANSACTIONS, { values: [ownerId], filters: { type }, before });
    return { rows: await withCaseNames(rows, this.cases), next };
  }
}

export async function withCaseNames(
  rows: readonly TransactionRow[],
  cases: CaseNames,
): Promise<readonly TransactionRow[]> {
  const caseIds = rows.flatMap(({ caseId }) => (caseId !== null && isUuid(caseId) ? [caseId] : []));
  const names = await cases.of([...new Set(caseIds)]);
  return rows.map((row) => ({ ...row, caseName: names.get(row.caseId ?? '') ?? row.caseName }));
}
