import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TransactionType } from '../domain/ledger-transaction';

export interface TransactionRow {
  readonly id: string;
  readonly type: TransactionType;
  readonly description: string;
  /** In whole credits: positive in, negative out. */
  readonly amount: number;
  readonly postedAt: Date;
}

export interface TransactionPage {
  readonly rows: readonly TransactionRow[];
  /** What to ask the next page with; null on the last. */
  readonly next: string | null;
}

/** What moved on one account, newest first. */
export class ListTransactions extends Query<TransactionPage> {
  /** @param before the `next` of the page before */
  constructor(
    readonly ownerId: string,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export const PAGE_SIZE = 50;
const FIRST_PAGE = '9223372036854775807'; // the largest bigint

/** One page by index, however long the history: a page further down costs what the first one costs. */
const pageOf = prepared<TransactionRow & { position: string }>(
  'billing.list-transactions',
  `select entry.position, posted.id, posted.type, posted.description, entry.amount, posted.posted_at as "postedAt"
   from billing.ledger_entries entry
   join billing.ledger_transactions posted on posted.id = entry.transaction_id
   where entry.account = $1 and entry.position < $2
   order by entry.position desc
   limit ${PAGE_SIZE + 1}`,
);

@QueryHandler(ListTransactions)
export class ListTransactionsHandler implements IQueryHandler<ListTransactions> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, before = FIRST_PAGE }: ListTransactions): Promise<TransactionPage> {
    const found = await this.sql.read(pageOf, [ownerId, before]);
    const page = found.slice(0, PAGE_SIZE);
    return {
      rows: page.map(({ id, type, description, amount, postedAt }) => ({ id, type, description, amount, postedAt })),
      next: found.length > PAGE_SIZE ? (page.at(-1)?.position ?? null) : null,
    };
  }
}
