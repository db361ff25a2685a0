import { Clock, VersionNotFound } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { compareLines, type ImportTrial, importTrial, type LineChanges } from '@casewright/rules';
import { defaultFormat, unitOfKey } from '@casewright/rules/model-templates';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { defaultsOfVersion } from './default-columns';

/** With the version published before it. Everything is added if there is none. */
export class CompareDefaultVersion extends Query<LineChanges> {
  constructor(readonly versionId: string) {
    super();
  }
}

/** What an import of the file would change in the draft. Changes nothing. */
export class TryDefaultImport extends Query<ImportTrial> {
  constructor(
    readonly versionId: string,
    readonly rows: readonly (readonly string[])[],
  ) {
    super();
  }
}

const neighbors = prepared<{ readonly previousId: string | null }>(
  'value-models.previous-default-version',
  `select (select p.id from value_models.default_versions p
     where p.number < v.number and p.published_at is not null order by p.number desc limit 1) as "previousId"
   from value_models.default_versions v where v.id = $1`,
);

const formatAt = (now: Date) => defaultFormat(now.toISOString().slice(0, 10), unitOfKey);

@QueryHandler(CompareDefaultVersion)
export class CompareDefaultVersionHandler implements IQueryHandler<CompareDefaultVersion> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ versionId }: CompareDefaultVersion): Promise<LineChanges> {
    const [version] = await this.sql.read(neighbors, [versionId]);
    if (!version) throw new VersionNotFound();
    const { previousId } = version;
    const [before, after] = await Promise.all([
      previousId ? this.sql.read(defaultsOfVersion, [previousId]) : [],
      this.sql.read(defaultsOfVersion, [versionId]),
    ]);
    return compareLines(formatAt(this.clock.now()), before, after);
  }
}

@QueryHandler(TryDefaultImport)
export class TryDefaultImportHandler implements IQueryHandler<TryDefaultImport> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ versionId, rows }: TryDefaultImport): Promise<ImportTrial> {
    const [version] = await this.sql.read(neighbors, [versionId]);
    if (!version) throw new VersionNotFound();
    return importTrial(formatAt(this.clock.now()), await this.sql.read(defaultsOfVersion, [versionId]), rows);
  }
}
