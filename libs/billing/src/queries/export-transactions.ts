import { csvHeader, csvLine, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NEWEST, pageOf, type TransactionRow } from './list-transactions';

/** All that ever moved on one account as the lines of a CSV file, newest first. */
export class ExportTransactions extends Query<AsyncIterable<string>> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const AT_ONCE = 1000;
const some = pageOf('export-transactions', AT_ONCE);

const columns: Readonly<Record<string, (row: TransactionRow) => string | number>> = {
  Date: ({ postedAt }) => postedAt.toISOString(),
  Type: ({ type }) => type,
  Description: ({ description }) => description,
  Credits: ({ amount }) => amount,
  Balance: ({ balanceAfter }) => balanceAfter,
  Transaction: ({ id }) => id,
};

@QueryHandler(ExportTransactions)
export class ExportTransactionsHandler implements IQueryHandler<ExportTransactions> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: ExportTransactions): Promise<AsyncIterable<string>> {
    return this.lines(ownerId);
  }

  /** Read as it is sent, so that a million rows need no more memory than ten. */
  private async *lines(ownerId: string): AsyncIterable<string> {
    yield csvHeader(Object.keys(columns));
    for (let before = NEWEST; ;) {
      const rows = await this.sql.read(some, [ownerId, before]);
      yield rows.map((row) => csvLine(Object.values(columns).map((cellOf) => cellOf(row)))).join('');
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) return;
      before = last.position;
    }
  }
}
