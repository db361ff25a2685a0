import { CommandEvents, Files, prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { MESSAGING } from '../../attachments/adapters/files/stored-attachments';
import { Mailbox, type ReceivedMessage, type SentMessage } from '../../domain/mailbox.repository';
import type { Message } from '../../domain/message';

// A person's message reopens a conversation, an admin's does not. An announcement starts one that is done.
const deliver = prepared(
  'messaging.deliver',
  `with conversation as (
     insert into messaging.conversations (id, person_id, person_name, last_message_at, is_done, case_id)
     values ($11, $12, $13, $8, $16::boolean, $17)
     on conflict (id) do update set last_message_at = greatest(conversations.last_message_at, $8),
       is_done = conversations.is_done and $4, case_id = coalesce(conversations.case_id, excluded.case_id)
     returning id
   ), written as (
     insert into messaging.messages (id, conversation_id, sender_id, sender_name, is_admin_message, subject, content,
       recipient_count, created_at, recipient_name, attachments)
     select $1, conversation.id, $2, $3, $4, $5, $6, $7, $8, $14, $15::jsonb from conversation
     on conflict (id) do nothing returning id, sender_id, created_at
   )
   insert into messaging.copies (owner_id, message_id, is_received, created_at, read_at, mailed_at)
   select sender_id, id, false, created_at, created_at, null from written where $9::boolean
   union all
   select recipient.id::uuid, written.id, true, written.created_at, null,
     case when $16::boolean then written.created_at end
   from written, jsonb_array_elements_text($10::jsonb) as recipient (id)`,
);

const received = prepared<ReceivedMessage>(
  'messaging.received',
  `select message.sender_id as "senderId", message.conversation_id as "conversationId" from messaging.messages message
   join messaging.conversations conversation on conversation.id = message.conversation_id
   where message.id = $2 and (
     exists (select from messaging.copies copy
       where copy.owner_id = $1 and copy.message_id = $2 and copy.is_received and copy.deleted_at is null)
     or ($3::boolean and conversation.person_id = message.sender_id and conversation.person_id <> $1)
   )`,
);

const sent = prepared<SentMessage>(
  'messaging.sent',
  `select id as "messageId", conversation_id as "conversationId", 1 as "recipientCount"
   from messaging.messages where id = $2 and sender_id = $1`,
);

interface Copy {
  readonly id: string;
}

// Returns two rows for a message to oneself.
const markRead = prepared<Copy & { readonly wasUnread: boolean }>(
  'messaging.mark-read',
  `with mine as (
     select message_id, is_received, read_at from messaging.copies
     where owner_id = $1 and message_id in (select jsonb_array_elements_text($2::jsonb)::uuid) and deleted_at is null
     for update
   ), marked as (
     update messaging.copies copy set read_at = $3 from mine
     where copy.owner_id = $1 and copy.message_id = mine.message_id and copy.is_received
       and mine.is_received and mine.read_at is null
   )
   select message_id as id, read_at is null as "wasUnread" from mine`,
);

const markUnread = prepared<Copy>(
  'messaging.mark-unread',
  `update messaging.copies set read_at = null, mailed_at = coalesce(mailed_at, $3)
   where owner_id = $1 and message_id in (select jsonb_array_elements_text($2::jsonb)::uuid)
     and is_received and deleted_at is null
   returning message_id as id`,
);

// The age check covers restored databases, whose transaction ids start over. Transactions take seconds, so 10 minutes
// are safe.
const markShownRead = prepared<Copy>(
  'messaging.mark-shown-read',
  `update messaging.copies set read_at = $3
   where owner_id = $1 and is_received and read_at is null and deleted_at is null
     and (pg_visible_in_snapshot(delivered_in, $2::pg_snapshot) or created_at < now() - interval '10 minutes')
   returning message_id as id`,
);

const markDeleted = prepared<Copy>(
  'messaging.mark-deleted',
  `update messaging.copies set deleted_at = $3
   where owner_id = $1 and message_id in (select jsonb_array_elements_text($2::jsonb)::uuid) and deleted_at is null
   returning message_id as id`,
);

const restore = prepared<Copy>(
  'messaging.restore',
  `update messaging.copies set deleted_at = null
   where owner_id = $1 and message_id in (select jsonb_array_elements_text($2::jsonb)::uuid) and deleted_at > $3
   returning message_id as id`,
);

const BATCH = 1_000;

const lockDeleted = prepared<{ readonly ownerId: string; readonly messageId: string }>(
  'messaging.lock-deleted',
  `select owner_id as "ownerId", message_id as "messageId" from messaging.copies
   where deleted_at < $1 order by deleted_at limit ${BATCH} for update skip locked`,
);

// Deletes a message with its last copy, and a conversation with its last message.
const removeCopies = prepared<Copy>(
  'messaging.remove-copies',
  `delete from messaging.copies copy
   using jsonb_to_recordset($1::jsonb) as gone ("ownerId" uuid, "messageId" uuid)
   where copy.owner_id = gone."ownerId" and copy.message_id = gone."messageId" and copy.deleted_at is not null
   returning copy.message_id as id`,
);
const removeCopiesOfOwner = prepared<Copy>(
  'messaging.remove-copies-of-owner',
  'delete from messaging.copies where owner_id = $1 returning message_id as id',
);
const removeMessages = prepared<Copy & { readonly conversationId: string }>(
  'messaging.remove-messages',
  `delete from messaging.messages message
   where id in (select jsonb_array_elements_text($1::jsonb)::uuid)
     and not exists (select from messaging.copies where message_id = message.id)
   returning id, conversation_id as "conversationId"`,
);
const removeConversations = prepared(
  'messaging.remove-conversations',
  `delete from messaging.conversations conversation
   where id in (select jsonb_array_elements_text($1::jsonb)::uuid)
     and not exists (select from messaging.messages where conversation_id = conversation.id)`,
);

const readdress = prepared(
  'messaging.readdress-submissions',
  `update messaging.contact_submissions set email = $1
   where lower(email) in (select jsonb_array_elements_text($2::jsonb))`,
);

const ERASE = [
  'update messaging.messages set sender_name = messaging.former_user() where sender_id = $1',
  `update messaging.messages set recipient_name = messaging.former_user()
   where recipient_name is not null and (
     id in (select message_id from messaging.copies where owner_id = $1 and is_received)
     or is_admin_message and conversation_id in (select id from messaging.conversations where person_id = $1))`,
  'update messaging.conversations set person_name = messaging.former_user() where person_id = $1',
  'update messaging.conversations set assignee_id = null, assignee_name = null where assignee_id = $1',
  'delete from messaging.drafts where owner_id = $1',
  'delete from messaging.writers where admin_id = $1',
  'delete from messaging.mail_preferences where user_id = $1',
  'delete from messaging.pilot_signups where user_id = $1',
].map((text, index) => prepared(`messaging.erase-${index}`, text));

const eraseSubmissions = prepared(
  'messaging.erase-submissions',
  'delete from messaging.contact_submissions where lower(email) = $1',
);

@Injectable()
export class SqlMailbox extends Mailbox {
  constructor(
    private readonly sql: Sql,
    private readonly events: CommandEvents,
    private readonly files: Files,
  ) {
    super();
  }

  async deliver(message: Message): Promise<void> {
    const { id, sender, subject, content, recipientIds, createdAt, conversation } = message;
    await this.sql.run(deliver, [
      ...[id, sender.id, sender.name, sender.isAdmin, subject, content, recipientIds.length, createdAt],
      ...[message.isKeptBySender, JSON.stringify(recipientIds)],
      ...[conversation.id, conversation.person?.id ?? null, conversation.person?.name ?? null],
      message.recipientName ?? null,
      JSON.stringify(message.attachments),
      message.isMailed,
      conversation.caseId ?? null,
    ]);
    this.events.track(message);
  }

  async received(ownerId: string, messageId: string, isTeam: boolean): Promise<ReceivedMessage | undefined> {
    const [found] = await this.sql.run(received, [ownerId, messageId, isTeam]);
    return found;
  }

  async sent(ownerId: string, messageId: string): Promise<SentMessage | undefined> {
    const [found] = await this.sql.run(sent, [ownerId, messageId]);
    return found;
  }

  async markRead(ownerId: string, messageIds: readonly string[], at: Date): Promise<number | undefined> {
    const copies = await this.sql.run(markRead, [ownerId, JSON.stringify(messageIds), at]);
    return copies.length > 0 ? copies.filter(({ wasUnread }) => wasUnread).length : undefined;
  }

  async markUnread(ownerId: string, messageIds: readonly string[], at: Date): Promise<number> {
    return (await this.sql.run(markUnread, [ownerId, JSON.stringify(messageIds), at])).length;
  }

  async markShownRead(ownerId: string, snapshot: string, at: Date): Promise<number> {
    return (await this.sql.run(markShownRead, [ownerId, snapshot, at])).length;
  }

  async delete(ownerId: string, messageIds: readonly string[], at: Date): Promise<number> {
    return (await this.sql.run(markDeleted, [ownerId, JSON.stringify(messageIds), at])).length;
  }

  async restore(ownerId: string, messageIds: readonly string[], since: Date): Promise<number> {
    return (await this.sql.run(restore, [ownerId, JSON.stringify(messageIds), since])).length;
  }

  async purge(deletedBefore: Date): Promise<number> {
    const due = await this.sql.run(lockDeleted, [deletedBefore]);
    if (due.length > 0) await this.removeMessagesOf(await this.sql.run(removeCopies, [JSON.stringify(due)]));
    return due.length;
  }

  async readdress(addresses: readonly string[], email: string): Promise<void> {
    await this.sql.run(readdress, [email, JSON.stringify(addresses)]);
  }

  async erase(ownerId: string, email: string | undefined): Promise<void> {
    for (const statement of ERASE) await this.sql.run(statement, [ownerId]);
    await this.removeMessagesOf(await this.sql.run(removeCopiesOfOwner, [ownerId]));
    await this.files.removeUnclaimedOf(MESSAGING, ownerId);
    await this.sql.run(eraseSubmissions, [email ?? null]);
  }

  private async removeMessagesOf(copies: readonly Copy[]): Promise<void> {
    const removed = await this.sql.run(removeMessages, [idsOf(copies)]);
    await this.files.removeOf(
      MESSAGING,
      removed.map(({ id }) => id),
    );
    await this.sql.run(removeConversations, [idsOf(removed.map(({ conversationId: id }) => ({ id })))]);
  }
}

const idsOf = (rows: readonly Copy[]): string => JSON.stringify([...new Set(rows.map(({ id }) => id))]);
