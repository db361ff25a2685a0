import { SqlReader } from '@casewright/platform';
import { type BillFigures, billFigures } from '@casewright/rules/intake';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { findBillOfInput } from './bill-of-input';
import type { RowsReader } from './rows-of-input';

/** Counted cost of the bill of an item, by month and service. */
export class GetBillFigures extends Query<BillFigures> {
  constructor(readonly reader: RowsReader) {
    super();
  }
}

@QueryHandler(GetBillFigures)
export class GetBillFiguresHandler implements IQueryHandler<GetBillFigures> {
  constructor(private readonly sql: SqlReader) {}

  /** @throws CaseNotFound, InputNotFound */
  async execute({ reader }: GetBillFigures): Promise<BillFigures> {
    const { bill } = await findBillOfInput(this.sql, reader);
    return billFigures(bill);
  }
}
