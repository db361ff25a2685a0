import { type CsvColumns, type CsvFile, Lists, SqlReader } from '@casewright/platform';
import { gibibytesIn } from '@casewright/rules/intake';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { INPUT_ROWS, type ListedInputRow, requestOfRows, type RowsSelection } from './input-rows';
import { findRowsOfInput, type RowsReader } from './rows-of-input';

export class ExportInputRows extends Query<CsvFile> {
  constructor(
    readonly reader: RowsReader,
    readonly selection: RowsSelection,
  ) {
    super();
  }
}

const gib = (bytes: number | null): number | null => (bytes === null ? null : gibibytesIn(bytes));

const columns: CsvColumns<ListedInputRow> = {
  Sheet: ({ sheet }) => sheet,
  Row: ({ row }) => row,
  Name: ({ name }) => name,
  'vCPU or cores': ({ cpus }) => cpus,
  'Memory (GiB)': ({ memoryBytes }) => gib(memoryBytes),
  'Provisioned (GiB)': ({ provisionedBytes }) => gib(provisionedBytes),
  'In use (GiB)': ({ inUseBytes }) => gib(inUseBytes),
  'Operating system': ({ os }) => os,
  'Power state': ({ power }) => power,
  Cluster: ({ cluster }) => cluster,
  Host: ({ host }) => host,
  Counted: ({ isCounted }) => (isCounted ? 'yes' : 'no'),
  'Left out because': ({ isCounted, leftOut }) => (isCounted ? null : leftOut),
  Corrected: ({ correctedFields }) => correctedFields.join(', '),
};

@QueryHandler(ExportInputRows)
export class ExportInputRowsHandler implements IQueryHandler<ExportInputRows> {
  constructor(
    private readonly sql: SqlReader,
    private readonly lists: Lists,
  ) {}

  /** @throws CaseNotFound, InputNotFound */
  async execute({ reader, selection }: ExportInputRows): Promise<CsvFile> {
    const rows = await findRowsOfInput(this.sql, reader);
    return this.lists.csv(INPUT_ROWS, requestOfRows(rows, selection), columns);
  }
}
