import { FileNotFound, Files, prepared, SqlReader, type StoredFile } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type DocumentKind, DOCUMENTS } from '../domain/document';
import { ModeledCases } from './modeled-cases';
import type { Reader } from '../domain/reader';
import { readableCase } from './readable-case';

export class FindDocument extends Query<StoredFile> {
  constructor(
    readonly reader: Reader,
    readonly caseId: string,
    readonly number: string,
    readonly kind: DocumentKind,
  ) {
    super();
  }
}

const document = prepared<{ readonly fileId: string }>(
  'value-models.find-document',
  `select file_id as "fileId" from value_models.documents join value_models.versions on id = version_id
   where case_id = $1 and major = split_part($2, '.', 1)::int and minor = split_part($2, '.', 2)::int
     and kind = $3 and file_id is not null`,
);

@QueryHandler(FindDocument)
export class FindDocumentHandler implements IQueryHandler<FindDocument> {
  constructor(
    private readonly sql: SqlReader,
    private readonly files: Files,
    private readonly cases: ModeledCases,
  ) {}

  /** @throws CaseNotFound, or FileNotFound until it is made */
  async execute({ reader, caseId, number, kind }: FindDocument): Promise<StoredFile> {
    await readableCase(this.cases, reader, caseId);
    const [found] = await this.sql.read(document, [caseId, number, kind]);
    const file = found && (await this.files.find(DOCUMENTS, found.fileId));
    if (!file) throw new FileNotFound();
    return file;
  }
}
