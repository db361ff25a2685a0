import { Migration } from '@mikro-orm/migrations';

/** Keeps the admin filters by read state and by sender role fast with a million messages. */
export class PlansOfMessageLists extends Migration {
  override up(): void {
    this.addSql(`
      create statistics messaging.people_of_messages
        on (messaging.people_of(sender_name, recipient_name)) from messaging.messages;
      create statistics messaging.texts_of_signups
        on (contact_name || ' ' || company || ' ' || work_email) from messaging.pilot_signups;
      create index messages_by_kind on messaging.messages (is_admin_message, position);
      analyze messaging.messages, messaging.pilot_signups;
    `);
    this.addSql(UNREAD);
  }
}

const UNREAD = `
  -- Messages with recipients that no current recipient has read.
  create table messaging.unread_messages (
    position   bigint primary key, -- of the message
    message_id uuid not null unique references messaging.messages on delete cascade
  );

  create function messaging.is_unread(message uuid) returns boolean language sql stable as $$
    select coalesce(
      (select bool_and(read_at is null) from messaging.copies
       where message_id = message and is_received and deleted_at is null), false)
  $$;
  create function messaging.keep_unread() returns trigger language plpgsql as $$
  begin
    -- Locks the messages, so that concurrent readers do not miss each other.
    perform from messaging.messages where id in (select message_id from changed) order by id for no key update;
    delete from messaging.unread_messages
    where message_id in (select message_id from changed) and not messaging.is_unread(message_id);
    insert into messaging.unread_messages
    select position, id from messaging.messages
    where id in (select message_id from changed) and messaging.is_unread(id)
    on conflict do nothing;
    return null;
  end $$;
  create trigger keep_unread_when_delivered after insert on messaging.copies
    referencing new table as changed for each statement execute function messaging.keep_unread();
  create trigger keep_unread_when_changed after update on messaging.copies
    referencing new table as changed for each statement execute function messaging.keep_unread();
  create trigger keep_unread_when_deleted after delete on messaging.copies
    referencing old table as changed for each statement execute function messaging.keep_unread();

  insert into messaging.unread_messages
  select position, id from messaging.messages where messaging.is_unread(id);
`;
