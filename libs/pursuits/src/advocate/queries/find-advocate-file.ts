import { FileNotFound, Files, prepared, SqlReader, type StoredFile } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DELIVERABLES } from '../../deliverables/domain/deliverable';

/** Finds a file of the newest version that the seller approved. */
export class FindAdvocateFile extends Query<StoredFile> {
  constructor(
    readonly caseId: string,
    readonly fileId: string,
  ) {
    super();
  }
}

const approved = prepared(
  'pursuits.find-version-for-advocate',
  `select from pursuits.deliverables where id = $1 and case_id = $2 and approved_at is not null
     and number = (select max(number) from pursuits.deliverables where case_id = $2 and approved_at is not null)`,
);

@QueryHandler(FindAdvocateFile)
export class FindAdvocateFileHandler implements IQueryHandler<FindAdvocateFile> {
  constructor(
    private readonly files: Files,
    private readonly sql: SqlReader,
  ) {}

  async execute({ caseId, fileId }: FindAdvocateFile): Promise<StoredFile> {
    const file = await this.files.find(DELIVERABLES, fileId);
    if (!file || (await this.sql.read(approved, [file.subject, caseId])).length === 0) throw new FileNotFound();
    return file;
  }
}
