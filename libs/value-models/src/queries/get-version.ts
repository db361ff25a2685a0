import { prepared, SqlReader } from '@casewright/platform';
import { readSnapshot, type Snapshot } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Reader } from '../domain/reader';
import { VersionNotFound } from '../domain/value-model.errors';
import { ModeledCases } from './modeled-cases';
import { readableCase } from './readable-case';

export interface FrozenVersion {
  readonly id: string;
  readonly sha256: string;
  readonly snapshot: Snapshot;
}

export class GetVersion extends Query<FrozenVersion> {
  constructor(
    readonly reader: Reader,
    readonly caseId: string,
    readonly number: string,
  ) {
    super();
  }
}

const version = prepared<Omit<FrozenVersion, 'snapshot'> & { readonly snapshot: string }>(
  'value-models.get-version',
  `select id, sha256, snapshot from value_models.versions
   where case_id = $1 and major = split_part($2, '.', 1)::int and minor = split_part($2, '.', 2)::int`,
);

@QueryHandler(GetVersion)
export class GetVersionHandler implements IQueryHandler<GetVersion> {
  constructor(
    private readonly sql: SqlReader,
    private readonly cases: ModeledCases,
  ) {}

  /** @throws CaseNotFound, VersionNotFound */
  async execute({ reader, caseId, number }: GetVersion): Promise<FrozenVersion> {
    await readableCase(this.cases, reader, caseId);
    const [found] = await this.sql.read(version, [caseId, number]);
    if (!found) throw new VersionNotFound();
    return { ...found, snapshot: readSnapshot(JSON.parse(found.snapshot) as Snapshot) };
  }
}
