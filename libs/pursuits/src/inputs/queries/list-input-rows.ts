import { type CountedPage, Lists, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { INPUT_ROWS, type ListedInputRow, requestOfRows, type RowsSelection } from './input-rows';
import { findRowsOfInput, type RowsReader } from './rows-of-input';

export class ListInputRows extends Query<CountedPage<ListedInputRow>> {
  constructor(
    readonly reader: RowsReader,
    readonly selection: RowsSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListInputRows)
export class ListInputRowsHandler implements IQueryHandler<ListInputRows> {
  constructor(
    private readonly sql: SqlReader,
    private readonly lists: Lists,
  ) {}

  /** @throws CaseNotFound, InputNotFound */
  async execute({ reader, selection, before }: ListInputRows): Promise<CountedPage<ListedInputRow>> {
    const rows = await findRowsOfInput(this.sql, reader);
    return this.lists.countedPage(INPUT_ROWS, { ...requestOfRows(rows, selection), before });
  }
}
