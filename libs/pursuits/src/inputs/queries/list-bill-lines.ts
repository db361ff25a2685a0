import { type CountedPage, Lists, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { BILL_LINES, type BillLinesSelection, type ListedBillLines, requestOfBillLines } from './bill-lines';
import { findBillOfInput } from './bill-of-input';
import type { RowsReader } from './rows-of-input';

export class ListBillLines extends Query<CountedPage<ListedBillLines>> {
  constructor(
    readonly reader: RowsReader,
    readonly selection: BillLinesSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListBillLines)
export class ListBillLinesHandler implements IQueryHandler<ListBillLines> {
  constructor(
    private readonly sql: SqlReader,
    private readonly lists: Lists,
  ) {}

  /** @throws CaseNotFound, InputNotFound */
  async execute({ reader, selection, before }: ListBillLines): Promise<CountedPage<ListedBillLines>> {
    const found = await findBillOfInput(this.sql, reader);
    return this.lists.countedPage(BILL_LINES, { ...requestOfBillLines(reader.caseId, found, selection), before });
  }
}
