import { Files, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DELIVERED_KINDS, DOCUMENT_KINDS, type DocumentKind, DOCUMENTS, type DocumentState } from '../domain/document';
import { ModeledCases } from './modeled-cases';
import type { Reader } from '../domain/reader';
import { VersionNotFound } from '../domain/value-model.errors';
import { readableCase } from './readable-case';

export interface ListedDocument {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  /** Whether it becomes a deliverable when its version is delivered. */
  readonly isDelivered: boolean;
  readonly file: { readonly name: string; readonly size: number; readonly sha256: string } | null;
}

/** Includes documents that are not made yet. */
export class ListDocuments extends Query<readonly ListedDocument[]> {
  constructor(
    readonly reader: Reader,
    readonly caseId: string,
    readonly number: string,
  ) {
    super();
  }
}

const version = prepared<{ readonly id: string }>(
  'value-models.find-version',
  `select id from value_models.versions
   where case_id = $1 and major = split_part($2, '.', 1)::int and minor = split_part($2, '.', 2)::int`,
);
const documents = prepared<{ readonly kind: DocumentKind; readonly fileId: string | null }>(
  'value-models.list-documents',
  'select kind, file_id as "fileId" from value_models.documents where version_id = $1',
);

@QueryHandler(ListDocuments)
export class ListDocumentsHandler implements IQueryHandler<ListDocuments> {
  constructor(
    private readonly sql: SqlReader,
    private readonly files: Files,
    private readonly cases: ModeledCases,
  ) {}

  /** @throws CaseNotFound, VersionNotFound */
  async execute({ reader, caseId, number }: ListDocuments): Promise<readonly ListedDocument[]> {
    await readableCase(this.cases, reader, caseId);
    const [found] = await this.sql.read(version, [caseId, number]);
    if (!found) throw new VersionNotFound();
    const known = await this.sql.read(documents, [found.id]);
    const files = await this.files.of(DOCUMENTS, [found.id]);
    return DOCUMENT_KINDS.map((kind): ListedDocument => {
      const document = known.find((one) => one.kind === kind);
      const file = files.find(({ id }) => id === document?.fileId);
      const isDelivered = DELIVERED_KINDS.includes(kind);
      if (!file?.sha256) return { kind, state: document ? 'delayed' : 'making', isDelivered, file: null };
      const { name, size, sha256 } = file;
      return { kind, state: 'ready', isDelivered, file: { name, size, sha256 } };
    });
  }
}
