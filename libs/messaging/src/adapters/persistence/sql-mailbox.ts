import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Mailbox } from '../../domain/mailbox';
import type { Message } from '../../domain/message';

// Plain SQL: what never changes has no use for a unit of work, and all copies take one round trip.
const DELIVER = `
  with written as (
    insert into messaging.messages
      (id, sender_id, sender_name, is_admin_message, subject, content, recipient_count, created_at)
    values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id, sender_id, created_at
  )
  insert into messaging.copies (owner_id, message_id, is_received, created_at, read_at)
  select sender_id, id, false, created_at, created_at from written where ?
  union all
  select recipient.id::uuid, written.id, true, written.created_at, null
  from written, jsonb_array_elements_text(?::jsonb) as recipient (id)`;

// What only they had goes altogether; what others have too stays theirs to read.
const ERASE = `
  with gone as (delete from messaging.copies where owner_id = ? returning message_id, owner_id)
  delete from messaging.messages message using gone
  where message.id = gone.message_id
    and not exists (select from messaging.copies where message_id = message.id and owner_id <> gone.owner_id)`;

const FORGET_NAME = 'update messaging.messages set sender_name = messaging.nobody() where sender_id = ?';

@Injectable()
export class SqlMailbox extends Mailbox {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async deliver({ id, sender, subject, content, recipientIds, createdAt, isKeptBySender }: Message): Promise<void> {
    const message = [id, sender.id, sender.name, sender.isAdmin, subject, content, recipientIds.length, createdAt];
    await this.em.execute(DELIVER, [...message, isKeptBySender, JSON.stringify(recipientIds)], 'run');
  }

  async senderOf(ownerId: string, messageId: string): Promise<string | undefined> {
    const [answered] = await this.em.execute<{ sender: string }[]>(
      `select message.sender_id as sender from messaging.copies copy
         join messaging.messages message on message.id = copy.message_id
       where copy.owner_id = ? and copy.message_id = ? and copy.is_received`,
      [ownerId, messageId],
    );
    return answered?.sender;
  }

  async markRead(ownerId: string, messageId: string, at: Date): Promise<boolean> {
    const mine = await this.em.execute<unknown[]>(
      `update messaging.copies set read_at = coalesce(read_at, ?) where owner_id = ? and message_id = ? returning 1`,
      [at, ownerId, messageId],
    );
    return mine.length > 0;
  }

  async readdress(addresses: readonly string[], email: string): Promise<void> {
    await this.em.execute(
      'update messaging.contact_submissions set email = ? where lower(email) in (select jsonb_array_elements_text(?::jsonb))',
      [email, JSON.stringify(addresses)],
      'run',
    );
  }

  async erase(ownerId: string, email: string | undefined): Promise<void> {
    await this.em.execute(ERASE, [ownerId], 'run');
    await this.em.execute(FORGET_NAME, [ownerId], 'run');
    await this.em.execute('delete from messaging.contact_submissions where lower(email) = ?', [email ?? null], 'run');
  }
}
