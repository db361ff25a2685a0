import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { Writer } from '../../domain/conversation';
import { Conversations } from '../../domain/conversations.repository';

interface Found {
  readonly id: string;
}

const setDone = prepared<Found>(
  'messaging.set-conversation-done',
  'update messaging.conversations set is_done = $2 where id = $1 and person_id is not null returning id',
);

const assign = prepared<Found>(
  'messaging.assign-conversation',
  `update messaging.conversations set assignee_id = $2, assignee_name = $3
   where id = $1 and person_id is not null returning id`,
);

const noteWriter = prepared<Found>(
  'messaging.note-writer',
  `insert into messaging.writers (conversation_id, admin_id, admin_name, until)
   select id, $2, $3, $4 from messaging.conversations where id = $1 and person_id is not null
   on conflict (conversation_id, admin_id) do update set admin_name = $3, until = $4
   returning conversation_id as id`,
);

@Injectable()
export class SqlConversations extends Conversations {
  constructor(private readonly sql: Sql) {
    super();
  }

  async setDone(id: string, isDone: boolean): Promise<boolean> {
    return (await this.sql.run(setDone, [id, isDone])).length > 0;
  }

  async assign(id: string, assignee: Writer | undefined): Promise<boolean> {
    return (await this.sql.run(assign, [id, assignee?.id ?? null, assignee?.name ?? null])).length > 0;
  }

  async noteWriter(id: string, writer: Writer, until: Date): Promise<boolean> {
    return (await this.sql.run(noteWriter, [id, writer.id, writer.name, until])).length > 0;
  }
}
