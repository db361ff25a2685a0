import { type CsvColumns, type CsvFile, Lists, SqlReader } from '@casewright/platform';
import { BILL_LINE_LABELS, COST_BASIS_LABELS } from '@casewright/rules/intake';
import { capitalized } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { BILL_LINES, type BillLinesSelection, type ListedBillLines, requestOfBillLines } from './bill-lines';
import { findBillOfInput } from './bill-of-input';
import type { RowsReader } from './rows-of-input';

export class ExportBillLines extends Query<CsvFile> {
  constructor(
    readonly reader: RowsReader,
    readonly selection: BillLinesSelection,
  ) {
    super();
  }
}

@QueryHandler(ExportBillLines)
export class ExportBillLinesHandler implements IQueryHandler<ExportBillLines> {
  constructor(
    private readonly sql: SqlReader,
    private readonly lists: Lists,
  ) {}

  /** @throws CaseNotFound, InputNotFound */
  async execute({ reader, selection }: ExportBillLines): Promise<CsvFile> {
    const found = await findBillOfInput(this.sql, reader);
    const { basis, currency } = found.bill;
    const columns: CsvColumns<ListedBillLines> = {
      Month: ({ month }) => month,
      Service: ({ service }) => service,
      Provider: ({ provider }) => provider,
      Kind: ({ type }) => BILL_LINE_LABELS[type],
      Lines: ({ lines }) => lines,
      [`${capitalized(COST_BASIS_LABELS[basis])} (${currency ?? 'USD'})`]: ({ cost }) => cost,
      Counted: ({ isCounted }) => (isCounted ? 'yes' : 'no'),
    };
    return this.lists.csv(BILL_LINES, requestOfBillLines(reader.caseId, found, selection), columns);
  }
}
