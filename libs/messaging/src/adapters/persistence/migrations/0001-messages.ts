import { Migration } from '@mikro-orm/migrations';

/** A message once, and a copy for each who has one. */
export class Messages extends Migration {
  override up(): void {
    this.addSql(`
      create schema messaging;

      create table messaging.messages (
        id               uuid primary key,
        sender_id        uuid not null,
        sender_name      text not null,
        is_admin_message boolean not null,
        subject          text not null constraint subject_within_bounds check (length(subject) between 1 and 200),
        content          text not null constraint content_within_bounds check (length(content) between 1 and 10000),
        recipient_count  integer not null constraint someone_receives_it check (recipient_count > 0),
        created_at       timestamptz not null
      );

      create function messaging.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'a message is written once' using errcode = 'restrict_violation';
      end $$;
      create trigger written_once before update on messaging.messages execute function messaging.refuse_change();

      -- Positions come in the order of delivery: pages are told by them.
      create table messaging.copies (
        position    bigint generated always as identity,
        owner_id    uuid not null,
        message_id  uuid not null references messaging.messages,
        is_received boolean not null,
        created_at  timestamptz not null,
        read_at     timestamptz,
        primary key (owner_id, message_id, is_received),
        constraint own_messages_are_read check (is_received or read_at is not null)
      );
      create index copies_in_folder on messaging.copies (owner_id, is_received, position desc);
      create index copies_of_owner on messaging.copies (owner_id, position desc);
      create index unread_copies on messaging.copies (owner_id) where is_received and read_at is null;
      create index copies_of_message on messaging.copies (message_id);
    `);
  }
}
