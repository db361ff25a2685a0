import { Migration } from '@mikro-orm/migrations';

/** Indexes for the admin lists of messages, contact forms and pilot signups. */
export class MessagesForAdmins extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists pg_trgm with schema public;
      create function messaging.people_of(sender text, recipient text) returns text language sql immutable parallel safe
        return sender || ' ' || coalesce(recipient, '');
      create index messages_by_position on messaging.messages (position);
      create index messages_by_people on messaging.messages
        using gin (messaging.people_of(sender_name, recipient_name) public.gin_trgm_ops);
    `);
  }
}
