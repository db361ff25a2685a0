import { Clock, DomainError, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sql } from '../persistence/sql';
import { prepared } from '../persistence/sql-reader';
import { FileUploaded } from './files.events';

/** Another request was faster, or the file was deleted. */
export class PieceOutOfPlace extends DomainError {
  readonly code = 'platform.piece-out-of-place';
  readonly kind = 'conflict';

  constructor() {
    super('This upload continued in another tab or on another device.');
  }
}

export class SavePiece extends Command<void> {
  constructor(
    readonly fileId: string,
    readonly start: number,
    readonly length: number,
    readonly key: string,
  ) {
    super();
  }
}

// One statement, so that only one of two uploads of the same bytes succeeds.
const addPiece = prepared<{ readonly isWhole: boolean }>(
  'platform.save-piece',
  `with file as (
     update platform.files set received = received + $3::int, touched_at = now(),
       state = case when received + $3::int = size then 'checking' else state end
     where id = $1 and state = 'uploading' and received = $2 and received + $3::int <= size
     returning id, state
   ), piece as (
     insert into platform.file_pieces (file_id, start, length, key) select id, $2, $3::int, $4 from file
   ), used as (
     delete from platform.unused_file_keys where key = $4 and exists (select from file)
   )
   select state = 'checking' as "isWhole" from file`,
);

@CommandHandler(SavePiece)
export class SavePieceHandler implements ICommandHandler<SavePiece> {
  constructor(
    private readonly sql: Sql,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ fileId, start, length, key }: SavePiece): Promise<void> {
    const [file] = await this.sql.run(addPiece, [fileId, start, length, key]);
    if (!file) throw new PieceOutOfPlace();
    if (file.isWhole) this.events.record(new FileUploaded(fileId, this.clock.now()));
  }
}
