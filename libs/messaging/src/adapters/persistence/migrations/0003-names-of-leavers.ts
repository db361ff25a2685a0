import { Migration } from '@mikro-orm/migrations';

/** A message stays as it was written, but for the name of a sender who left. */
export class NamesOfLeavers extends Migration {
  override up(): void {
    this.addSql(`
      create function messaging.nobody() returns text language sql immutable as $$ select 'Former user' $$;

      create or replace function messaging.refuse_change() returns trigger language plpgsql as $$
      begin
        if new.sender_name = messaging.nobody()
          and to_jsonb(new) - 'sender_name' = to_jsonb(old) - 'sender_name' then
          return new;
        end if;
        raise exception 'a message is written once' using errcode = 'restrict_violation';
      end $$;
      drop trigger written_once on messaging.messages;
      create trigger written_once before update on messaging.messages
        for each row execute function messaging.refuse_change();
      create index messages_of_sender on messaging.messages (sender_id);
    `);
  }
}
