import { prepared, SqlReader } from '@casewright/platform';
import type { Snapshot } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DocumentKind } from '../domain/document';
import { ModeledCases } from './modeled-cases';

export interface VersionToDocument {
  readonly caseId: string;
  readonly caseNumber: number;
  readonly ownerId: string;
  readonly snapshot: Snapshot;
}

/** Finds a version that has no document of this kind yet. */
export class FindVersionToDocument extends Query<VersionToDocument | undefined> {
  constructor(
    readonly versionId: string,
    readonly kind: DocumentKind,
  ) {
    super();
  }
}

const version = prepared<Pick<VersionToDocument, 'caseId' | 'ownerId'> & { readonly snapshot: string }>(
  'value-models.find-version-to-document',
  `select case_id as "caseId", owner_id as "ownerId", snapshot
   from value_models.versions join value_models.models using (case_id)
   where id = $1 and not exists (
     select from value_models.documents where version_id = id and kind = $2 and file_id is not null)`,
);

@QueryHandler(FindVersionToDocument)
export class FindVersionToDocumentHandler implements IQueryHandler<FindVersionToDocument> {
  constructor(
    private readonly sql: SqlReader,
    private readonly cases: ModeledCases,
  ) {}

  async execute({ versionId, kind }: FindVersionToDocument): Promise<VersionToDocument | undefined> {
    const [found] = await this.sql.read(version, [versionId, kind]);
    const work = found && (await this.cases.find(found.caseId));
    return work && { ...found, caseNumber: work.number, snapshot: JSON.parse(found.snapshot) as Snapshot };
  }
}
