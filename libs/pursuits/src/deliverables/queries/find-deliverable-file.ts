import { FileNotFound, Files, prepared, SqlReader, type StoredFile } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DELIVERABLES } from '../domain/deliverable';
import type { Reader } from '../../queries/reader';

/** For the provider and, once published, for the seller of the case. */
export class FindDeliverableFile extends Query<StoredFile> {
  constructor(
    readonly reader: Reader,
    readonly fileId: string,
  ) {
    super();
  }
}

const visible = prepared(
  'pursuits.find-visible-version',
  `select from pursuits.deliverables version join pursuits.cases work on work.id = version.case_id
   where version.id = $1 and ($3::boolean or (work.owner_id = $2 and version.number is not null))`,
);

@QueryHandler(FindDeliverableFile)
export class FindDeliverableFileHandler implements IQueryHandler<FindDeliverableFile> {
  constructor(
    private readonly files: Files,
    private readonly sql: SqlReader,
  ) {}

  async execute({ reader, fileId }: FindDeliverableFile): Promise<StoredFile> {
    const file = await this.files.find(DELIVERABLES, fileId);
    const isVisible = file && (await this.sql.read(visible, [file.subject, reader.id, reader.isProvider])).length > 0;
    if (!isVisible) throw new FileNotFound();
    return file;
  }
}
