import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sql } from '../persistence/sql';
import { prepared } from '../persistence/sql-reader';
import { FileChecked } from './files.events';

export type Findings = { readonly type: string; readonly sha256: string } | { readonly problem: string };

/** Ends the check. Only the name of a refused file is kept. */
export class SettleFile extends Command<void> {
  constructor(
    readonly fileId: string,
    readonly findings: Findings,
  ) {
    super();
  }
}

interface Settled {
  readonly context: string;
  readonly subject: string;
  readonly ownerId: string;
}

const RETURNING = `where id = $1 and state = 'checking' returning context, subject, owner_id as "ownerId"`;

const accept = prepared<Settled>(
  'platform.accept-file',
  `update platform.files set state = 'ready', type = $2, sha256 = $3 ${RETURNING}`,
);

const refuse = prepared<Settled>(
  'platform.refuse-file',
  `with gone as (delete from platform.file_pieces where file_id = $1)
   update platform.files set state = 'refused', problem = $2 ${RETURNING}`,
);

@CommandHandler(SettleFile)
export class SettleFileHandler implements ICommandHandler<SettleFile> {
  constructor(
    private readonly sql: Sql,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ fileId, findings }: SettleFile): Promise<void> {
    const isReady = 'type' in findings;
    const [file] = isReady
      ? await this.sql.run(accept, [fileId, findings.type, findings.sha256])
      : await this.sql.run(refuse, [fileId, findings.problem]);
    if (!file) return;
    const { context, subject, ownerId } = file;
    this.events.record(new FileChecked(fileId, context, subject, ownerId, isReady, this.clock.now()));
  }
}
