import { FileNotFound, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Reader } from '../../queries/reader';

export interface InputOfFile {
  readonly pursuitId: string;
  readonly key: string;
}

/** Where the rows of a file are shown, for numbers that name their file. */
export class FindInputOfFile extends Query<InputOfFile> {
  constructor(
    readonly reader: Reader,
    readonly fileId: string,
  ) {
    super();
  }
}

const inputOf = prepared<InputOfFile>(
  'pursuits.find-input-of-file',
  `select pursuit_id as "pursuitId", key from pursuits.case_inputs join pursuits.cases on cases.id = case_id
   where file_id = $1 and (owner_id = $2 or $3)`,
);

@QueryHandler(FindInputOfFile)
export class FindInputOfFileHandler implements IQueryHandler<FindInputOfFile> {
  constructor(private readonly sql: SqlReader) {}

  /** @throws FileNotFound also for a file that was replaced */
  async execute({ reader, fileId }: FindInputOfFile): Promise<InputOfFile> {
    const [found] = await this.sql.read(inputOf, [fileId, reader.id, reader.isProvider]);
    if (!found) throw new FileNotFound();
    return found;
  }
}
