import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { Mailbox } from '../../domain/mailbox';
import type { Message } from '../../domain/message';

const deliver = prepared(
  'messaging.deliver',
  `with written as (
     insert into messaging.messages
       (id, sender_id, sender_name, is_admin_message, subject, content, recipient_count, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning id, sender_id, created_at
   )
   insert into messaging.copies (owner_id, message_id, is_received, created_at, read_at)
   select sender_id, id, false, created_at, created_at from written where $9::boolean
   union all
   select recipient.id::uuid, written.id, true, written.created_at, null
   from written, jsonb_array_elements_text($10::jsonb) as recipient (id)`,
);

const senderOf = prepared<{ readonly sender: string }>(
  'messaging.sender-of',
  `select message.sender_id as sender from messaging.copies copy
   join messaging.messages message on message.id = copy.message_id
   where copy.owner_id = $1 and copy.message_id = $2 and copy.is_received`,
);

const markRead = prepared<{ readonly id: string }>(
  'messaging.mark-read',
  `update messaging.copies set read_at = coalesce(read_at, $3) where owner_id = $1 and message_id = $2
   returning message_id as id`,
);

const readdress = prepared(
  'messaging.readdress-submissions',
  `update messaging.contact_submissions set email = $1
   where lower(email) in (select jsonb_array_elements_text($2::jsonb))`,
);

// A message goes with its last copy.
const eraseCopies = prepared(
  'messaging.erase-copies',
  `with gone as (delete from messaging.copies where owner_id = $1 returning message_id, owner_id)
   delete from messaging.messages message using gone
   where message.id = gone.message_id
     and not exists (select from messaging.copies where message_id = message.id and owner_id <> gone.owner_id)`,
);
const eraseName = prepared(
  'messaging.erase-sender-name',
  'update messaging.messages set sender_name = messaging.former_user() where sender_id = $1',
);
const eraseSubmissions = prepared(
  'messaging.erase-submissions',
  'delete from messaging.contact_submissions where lower(email) = $1',
);

const erasePilotSignup = prepared(
  'messaging.erase-pilot-signup',
  'delete from messaging.pilot_signups where user_id = $1',
);

@Injectable()
export class SqlMailbox extends Mailbox {
  constructor(private readonly sql: Sql) {
    super();
  }

  async deliver({ id, sender, subject, content, recipientIds, createdAt, isKeptBySender }: Message): Promise<void> {
    const message = [id, sender.id, sender.name, sender.isAdmin, subject, content, recipientIds.length, createdAt];
    await this.sql.run(deliver, [...message, isKeptBySender, JSON.stringify(recipientIds)]);
  }

  async senderOf(ownerId: string, messageId: string): Promise<string | undefined> {
    const [answered] = await this.sql.run(senderOf, [ownerId, messageId]);
    return answered?.sender;
  }

  async markRead(ownerId: string, messageId: string, at: Date): Promise<boolean> {
    return (await this.sql.run(markRead, [ownerId, messageId, at])).length > 0;
  }

  async readdress(addresses: readonly string[], email: string): Promise<void> {
    await this.sql.run(readdress, [email, JSON.stringify(addresses)]);
  }

  async erase(ownerId: string, email: string | undefined): Promise<void> {
    await this.sql.run(eraseCopies, [ownerId]);
    await this.sql.run(eraseName, [ownerId]);
    await this.sql.run(eraseSubmissions, [email ?? null]);
    await this.sql.run(erasePilotSignup, [ownerId]);
  }
}
