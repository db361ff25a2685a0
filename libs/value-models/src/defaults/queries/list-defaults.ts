import { Clock, VersionNotFound } from '@casewright/kernel';
import {
  containsFolded,
  type CountedPage,
  type CsvColumns,
  type CsvFile,
  List,
  Lists,
  prepared,
  SqlReader,
} from '@casewright/platform';
import { type LibraryDefault, oldBefore } from '@casewright/rules';
import { defaultFormat, unitOfKey } from '@casewright/rules/model-templates';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DEFAULT_COLUMNS } from './default-columns';

export const DEFAULT_AGES = ['old'] as const;
export type DefaultAge = (typeof DEFAULT_AGES)[number];

export interface DefaultSelection {
  /** `old`: the source is older than defaults should be. */
  readonly age?: DefaultAge | undefined;
  /** Part of the key, name, publisher, or title. */
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

export interface ListedDefault extends LibraryDefault {
  /** The key. */
  readonly id: string;
  /** Whether its source is older than defaults should be. */
  readonly isOld: boolean;
}

export class ListDefaults extends Query<CountedPage<ListedDefault>> {
  constructor(
    readonly versionId: string,
    readonly selection: DefaultSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export class ExportDefaults extends Query<CsvFile> {
  constructor(
    readonly versionId: string,
    readonly selection: DefaultSelection,
  ) {
    super();
  }
}

const AS_IMPORTED = [{ column: '(-position)', type: 'bigint' }] as const;

export const DEFAULT_LIST = new List<LibraryDefault>({
  name: 'value-models.defaults',
  select: DEFAULT_COLUMNS,
  from: 'value_models.defaults',
  where: 'version_id = $1',
  parameters: 1,
  newestFirst: AS_IMPORTED,
  sorts: {
    name: [{ column: 'name', type: 'text' }, ...AS_IMPORTED],
    source: [{ column: 'as_of::text', type: 'text' }, ...AS_IMPORTED],
  },
  filters: {
    oldBefore: 'as_of < ?::date',
    words: containsFolded("key || ' ' || name || ' ' || publisher || ' ' || title"),
  },
  pageSize: 50,
});

const exists = prepared<{ readonly id: string }>(
  'value-models.default-version-exists',
  'select id from value_models.default_versions where id = $1',
);

async function refuseUnknown(sql: SqlReader, versionId: string): Promise<void> {
  if ((await sql.read(exists, [versionId])).length === 0) throw new VersionNotFound();
}

const dayAt = (clock: Clock): string => clock.now().toISOString().slice(0, 10);

const filtersOf = ({ age, search }: DefaultSelection, today: string) => ({
  oldBefore: age && oldBefore(today),
  words: search?.trim() || undefined,
});

@QueryHandler(ListDefaults)
export class ListDefaultsHandler implements IQueryHandler<ListDefaults> {
  constructor(
    private readonly sql: SqlReader,
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  async execute({ versionId, selection, before }: ListDefaults): Promise<CountedPage<ListedDefault>> {
    await refuseUnknown(this.sql, versionId);
    const today = dayAt(this.clock);
    const request = { values: [versionId], filters: filtersOf(selection, today), sort: selection.sort, before };
    const page = await this.lists.countedPage(DEFAULT_LIST, request);
    const limit = oldBefore(today);
    return { ...page, rows: page.rows.map((row) => ({ ...row, id: row.key, isOld: row.asOf < limit })) };
  }
}

@QueryHandler(ExportDefaults)
export class ExportDefaultsHandler implements IQueryHandler<ExportDefaults> {
  constructor(
    private readonly sql: SqlReader,
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  async execute({ versionId, selection }: ExportDefaults): Promise<CsvFile> {
    await refuseUnknown(this.sql, versionId);
    const today = dayAt(this.clock);
    const { columns, cellOf } = defaultFormat(today, unitOfKey);
    /** Can be imported again. */
    const cells: CsvColumns<LibraryDefault> = Object.fromEntries(
      columns.map((column) => [column.header, (row: LibraryDefault) => cellOf(column, row)]),
    );
    const request = { values: [versionId], filters: filtersOf(selection, today), sort: selection.sort };
    return this.lists.csv(DEFAULT_LIST, request, cells);
  }
}
