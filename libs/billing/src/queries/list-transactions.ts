import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TransactionType } from '../domain/ledger-transaction';

export interface TransactionRow {
  readonly id: string;
  readonly type: TransactionType;
  readonly description: string;
  /** In whole credits: positive in, negative out. */
  readonly amount: number;
  /** What the account held then. */
  readonly balanceAfter: number;
  readonly postedAt: Date;
  /** The order that has a receipt for it. */
  readonly receiptOf: string | null;
}

export interface TransactionPage {
  readonly rows: readonly TransactionRow[];
  /** What to ask the next page with; null on the last. */
  readonly next: string | null;
}

/** What moved on one account, newest first. */
export class ListTransactions extends Query<TransactionPage> {
  /**
   * @param before the `next` of the page before
   * @param type of this type only
   */
  constructor(
    readonly ownerId: string,
    readonly before?: string | undefined,
    readonly type?: TransactionType | undefined,
  ) {
    super();
  }
}

export const PAGE_SIZE = 50;
export const NEWEST = '9223372036854775807'; // the largest bigint

export type PositionedRow = TransactionRow & { readonly position: string };

/** One page by index, however long the history: a page further down costs what the first one costs. */
export const pageOf = (name: string, size: number, condition = '') =>
  prepared<PositionedRow>(
    `billing.${name}`,
    `select entry.position, posted.id, entry.type, posted.description, entry.amount,
       entry.balance_after as "balanceAfter", posted.posted_at as "postedAt", orders.id as "receiptOf"
     from billing.ledger_entries entry
     join billing.ledger_transactions posted on posted.id = entry.transaction_id
     left join billing.orders on posted.cause_kind = 'checkout' and orders.session_id = posted.cause_id
     where entry.account = $1 and entry.account not like '%:%' and entry.position < $2 ${condition}
     order by entry.position desc
     limit ${size}`,
  );

const ofAnyType = pageOf('list-transactions', PAGE_SIZE + 1);
const ofOneType = pageOf('list-transactions-of-type', PAGE_SIZE + 1, 'and entry.type = $3');

@QueryHandler(ListTransactions)
export class ListTransactionsHandler implements IQueryHandler<ListTransactions> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, before = NEWEST, type }: ListTransactions): Promise<TransactionPage> {
    const found = await (type
      ? this.sql.read(ofOneType, [ownerId, before, type])
      : this.sql.read(ofAnyType, [ownerId, before]));
    const page = found.slice(0, PAGE_SIZE);
    return {
      rows: page.map(shown),
      next: found.length > PAGE_SIZE ? (page.at(-1)?.position ?? null) : null,
    };
  }
}

const shown = ({
  id,
  type,
  description,
  amount,
  balanceAfter,
  postedAt,
  receiptOf,
}: PositionedRow): TransactionRow => ({
  id,
  type,
  description,
  amount,
  balanceAfter,
  postedAt,
  receiptOf,
});
