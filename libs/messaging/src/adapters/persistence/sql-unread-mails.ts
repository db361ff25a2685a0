import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { type DueMail, UnreadMails } from '../../domain/unread-mails.repository';

const BATCH_SIZE = 200;

/** 8:00 today in the user's time zone. A daily digest covers what arrived before. */
const EIGHT = `(date_trunc('day', $2::timestamptz at time zone preferences.time_zone) + interval '8 hours')
  at time zone preferences.time_zone`;

// One email per owner, which includes messages that arrived after `$1`.
const due = prepared<DueMail>(
  'messaging.list-due-mails',
  `select copy.owner_id as "ownerId", coalesce(bool_and(preferences.messages), true) as "isWanted",
     array_agg(copy.message_id order by copy.position desc) as "messageIds"
   from messaging.copies copy left join messaging.mail_preferences preferences on preferences.user_id = copy.owner_id
   where copy.is_received and copy.read_at is null and copy.deleted_at is null and copy.mailed_at is null
     and ($3::uuid is null or copy.owner_id > $3)
     and (preferences.cadence is distinct from 'daily' or not preferences.messages
       or ($2 >= ${EIGHT}
         and preferences.digested_on is distinct from ($2::timestamptz at time zone preferences.time_zone)::date))
   group by copy.owner_id having min(copy.created_at)
     <= least($1::timestamptz, min(case when preferences.cadence = 'daily' and preferences.messages then ${EIGHT} end))
   order by copy.owner_id limit ${BATCH_SIZE}`,
);

const settle = prepared<{ readonly id: string }>(
  'messaging.settle-mail',
  `update messaging.copies set mailed_at = $3
   where owner_id = $1 and message_id in (select jsonb_array_elements_text($2::jsonb)::uuid)
     and is_received and read_at is null and deleted_at is null and mailed_at is null
   returning message_id as id`,
);

const digested = prepared(
  'messaging.note-digest',
  `update messaging.mail_preferences set digested_on = ($2::timestamptz at time zone time_zone)::date
   where user_id = $1 and cadence = 'daily'`,
);

@Injectable()
export class SqlUnreadMails extends UnreadMails {
  constructor(private readonly sql: Sql) {
    super();
  }

  due(until: Date, now: Date, afterOwner: string | undefined): Promise<readonly DueMail[]> {
    return this.sql.run(due, [until, now, afterOwner ?? null]);
  }

  async settle({ ownerId, messageIds, isWanted }: DueMail, now: Date): Promise<readonly string[]> {
    const settled = new Set(
      (await this.sql.run(settle, [ownerId, JSON.stringify(messageIds), now])).map(({ id }) => id),
    );
    const mailed = messageIds.filter((id) => settled.has(id));
    if (!isWanted || mailed.length === 0) return [];
    await this.sql.run(digested, [ownerId, now]);
    return mailed;
  }
}
