import { type CsvColumns, type CsvFile, Lists } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CaseNames, type TransactionRow, TRANSACTIONS, withCaseNames } from './list-transactions';

export class ExportTransactions extends Query<CsvFile> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const columns: CsvColumns<TransactionRow> = {
  Date: ({ postedAt }) => postedAt.toISOString(),
  Type: ({ type }) => type,
  Description: ({ description }) => description,
  Case: ({ caseName }) => caseName,
  Credits: ({ amount }) => amount,
  Balance: ({ balanceAfter }) => balanceAfter,
  Transaction: ({ id }) => id,
};

@QueryHandler(ExportTransactions)
export class ExportTransactionsHandler implements IQueryHandler<ExportTransactions> {
  constructor(
    private readonly lists: Lists,
    private readonly cases: CaseNames,
  ) {}

  async execute({ ownerId }: ExportTransactions): Promise<CsvFile> {
    return this.lists.csv(TRANSACTIONS, { values: [ownerId] }, columns, (rows) => withCaseNames(rows, this.cases));
  }
}
