import { FileNotFound, Files, prepared, SqlReader, type StoredFile } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { INPUT_FILES } from './input-row';

export class FindInputFile extends Query<StoredFile> {
  constructor(
    readonly caseId: string,
    readonly key: string,
    /** Undefined for the provider, who may read every file. */
    readonly ownerId?: string,
  ) {
    super();
  }
}

const fileOf = prepared<{ readonly fileId: string | null }>(
  'pursuits.file-of-input',
  `select file_id as "fileId" from pursuits.case_inputs input join pursuits.cases on cases.id = input.case_id
   where input.case_id = $1 and input.key = $2 and ($3::uuid is null or cases.owner_id = $3)`,
);

@QueryHandler(FindInputFile)
export class FindInputFileHandler implements IQueryHandler<FindInputFile> {
  constructor(
    private readonly sql: SqlReader,
    private readonly files: Files,
  ) {}

  async execute({ caseId, key, ownerId }: FindInputFile): Promise<StoredFile> {
    const [found] = await this.sql.read(fileOf, [caseId, key, ownerId ?? null]);
    const file = found?.fileId ? await this.files.find(INPUT_FILES, found.fileId) : undefined;
    if (!file) throw new FileNotFound();
    return file;
  }
}
