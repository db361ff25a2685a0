import type { ListVersion } from '@casewright/kernel';
import { prepared, Sql } from '@casewright/platform';
import { type DefaultsLibrary, type LibraryDefault, NO_LIBRARY } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { DefaultLibrary } from '../../domain/default-library.repository';
import { defaultsOfVersion, newestPublished, VERSION_COLUMNS } from '../../queries/default-columns';

// An advisory lock, because there may be no version yet.
const lock = prepared('value-models.lock-defaults', `select pg_advisory_xact_lock(hashtext('value_models.defaults'))`);
const versions = prepared<ListVersion>(
  'value-models.default-versions',
  `select ${VERSION_COLUMNS} from value_models.default_versions order by number desc`,
);
const addVersion = prepared(
  'value-models.add-default-version',
  `insert into value_models.default_versions
     (id, line_count, revision, changed_at, published_by, published_at, number, created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
const saveVersion = prepared(
  'value-models.save-default-version',
  `update value_models.default_versions
   set line_count = $2, revision = $3, changed_at = $4, published_by = $5, published_at = $6 where id = $1`,
);
const removeVersion = prepared(
  'value-models.remove-default-version',
  'delete from value_models.default_versions where id = $1',
);
const removeDefaults = prepared(
  'value-models.remove-defaults',
  'delete from value_models.defaults where version_id = $1',
);
const addDefaults = prepared(
  'value-models.add-defaults',
  `insert into value_models.defaults
     (version_id, position, key, name, unit, low, base, high, publisher, title, url, as_of, note)
   select $1, ordinality, key, name, unit, low, base, high, publisher, title, url, "asOf", note
   from rows from (jsonb_to_recordset($2::jsonb) as (key text, name text, unit text, low numeric, base numeric,
     high numeric, publisher text, title text, url text, "asOf" date, note text)) with ordinality`,
);

@Injectable()
export class SqlDefaultLibrary extends DefaultLibrary {
  constructor(private readonly sql: Sql) {
    super();
  }

  async published(): Promise<DefaultsLibrary> {
    const [newest] = await this.sql.run(newestPublished, []);
    return newest ? { version: newest.number, defaults: await this.defaults(newest.id) } : NO_LIBRARY;
  }

  async lock(): Promise<readonly ListVersion[]> {
    await this.sql.run(lock, []);
    return this.sql.run(versions, []);
  }

  async addVersion(version: ListVersion): Promise<void> {
    const { number, createdBy, createdAt } = version;
    await this.sql.run(addVersion, [...changing(version), number, createdBy, createdAt]);
  }

  async saveVersion(version: ListVersion): Promise<void> {
    await this.sql.run(saveVersion, changing(version));
  }

  async removeVersion(versionId: string): Promise<void> {
    await this.sql.run(removeVersion, [versionId]);
  }

  defaults(versionId: string): Promise<readonly LibraryDefault[]> {
    return this.sql.run(defaultsOfVersion, [versionId]);
  }

  async replaceDefaults(versionId: string, defaults: readonly LibraryDefault[]): Promise<void> {
    await this.sql.run(removeDefaults, [versionId]);
    await this.sql.run(addDefaults, [versionId, JSON.stringify(defaults)]);
  }
}

const changing = ({
  id,
  lineCount,
  revision,
  changedAt,
  publishedBy,
  publishedAt,
}: ListVersion): readonly unknown[] => [...[id, lineCount, revision, changedAt, publishedBy, publishedAt]];
