import { Migration } from '@mikro-orm/migrations';

export class AuditEntries extends Migration {
  override up(): void {
    this.addSql(ENTRIES);
    this.addSql(CHAIN);
  }
}

const ENTRIES = `
  create table platform.audit_entries (
    id           bigint generated always as identity primary key,
    happened_at  timestamptz not null default clock_timestamp(),
    actor_kind   text not null check (actor_kind in ('admin', 'user', 'visitor', 'operator', 'system')),
    actor_id     uuid,
    actor        text, -- email address of an admin at that time, or the name of an operator
    session_id   uuid,
    address      text,
    request_id   text,
    action       text not null check (length(action) between 1 and 100),
    subject_kind text,
    subject_id   text,
    details      jsonb not null,
    constraint subject_whole_or_none check ((subject_kind is null) = (subject_id is null))
  );
  create index audit_by_time on platform.audit_entries (happened_at desc, id desc);
  create index audit_by_actor on platform.audit_entries (actor_id, happened_at desc, id desc);
  create index audit_by_subject on platform.audit_entries (subject_id, happened_at desc, id desc);
  create index audit_by_action on platform.audit_entries (action, happened_at desc, id desc);
  create index audit_by_address on platform.audit_entries (address, happened_at desc, id desc);
`;

/**
 * Each link's hash covers its entry and the previous link, so that changing, removing or inserting an entry breaks the
 * chain. Links are numbered from 1 per day. A deferred trigger links entries at commit, so that the lock that orders
 * them is held only for the commit, and no transaction waits for a row while holding it.
 */
const CHAIN = `
  create table platform.audit_links (
    day      date not null,
    position integer not null,
    entry_id bigint not null unique references platform.audit_entries,
    hash     text not null check (length(hash) = 64),
    primary key (day, position)
  );

  create function platform.audit_field(value text) returns text language sql immutable as $$
    select coalesce(octet_length(value) || ':' || value, '-')
  $$;

  create function platform.audit_hash(previous text, day date, place integer, entry platform.audit_entries)
  returns text language sql immutable as $$
    select encode(sha256(convert_to(
      platform.audit_field(previous) || platform.audit_field(to_char(day, 'YYYY-MM-DD')) || platform.audit_field(place::text)
      || platform.audit_field(entry.id::text)
      || platform.audit_field((extract(epoch from entry.happened_at) * 1000000)::bigint::text)
      || platform.audit_field(entry.actor_kind) || platform.audit_field(entry.actor_id::text)
      || platform.audit_field(entry.actor) || platform.audit_field(entry.session_id::text)
      || platform.audit_field(entry.address) || platform.audit_field(entry.request_id)
      || platform.audit_field(entry.action) || platform.audit_field(entry.subject_kind)
      || platform.audit_field(entry.subject_id) || platform.audit_field(entry.details::text), 'UTF8')), 'hex')
  $$;

  create function platform.link_audit_entry() returns trigger language plpgsql as $$
  declare
    newest platform.audit_links;
    today date;
    place integer;
  begin
    perform pg_advisory_xact_lock(hashtext('platform.audit_links'));
    select * into newest from platform.audit_links order by day desc, position desc limit 1;
    -- Days never go back, even if the clock does.
    today := greatest((clock_timestamp() at time zone 'UTC')::date, newest.day);
    place := case when newest.day = today then newest.position + 1 else 1 end;
    insert into platform.audit_links
      values (today, place, new.id, platform.audit_hash(coalesce(newest.hash, ''), today, place, new));
    return null;
  end $$;
  create constraint trigger link_audit_entry after insert on platform.audit_entries
    deferrable initially deferred for each row execute function platform.link_audit_entry();

  create function platform.refuse_audit_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit trail is append-only' using errcode = 'restrict_violation';
  end $$;
  create trigger append_only before update or delete or truncate on platform.audit_entries
    execute function platform.refuse_audit_change();
  create trigger append_only before update or delete or truncate on platform.audit_links
    execute function platform.refuse_audit_change();
  create trigger linked_by_the_database before insert on platform.audit_links
    for each row when (pg_trigger_depth() < 1) execute function platform.refuse_audit_change();
`;
