import { Migration } from '@mikro-orm/migrations';

export class MessagingBaseline extends Migration {
  override up(): void {
    this.addSql(MESSAGES);
    this.addSql(CONTACT_SUBMISSIONS);
    this.addSql(PILOT_SIGNUPS);
  }
}

export const MESSAGING_MIGRATIONS = [{ name: 'messaging-0001-baseline', class: MessagingBaseline }];

/** Each message once, and a copy for each of its readers. */
const MESSAGES = `
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
  create index messages_of_sender on messaging.messages (sender_id);

  create function messaging.former_user() returns text language sql immutable as $$ select 'Former user' $$;

  -- A message never changes, but for the name of a sender who has left.
  create function messaging.refuse_change() returns trigger language plpgsql as $$
  begin
    if new.sender_name = messaging.former_user()
      and to_jsonb(new) - 'sender_name' = to_jsonb(old) - 'sender_name' then
      return new;
    end if;
    raise exception 'a message is written once' using errcode = 'restrict_violation';
  end $$;
  create trigger written_once before update on messaging.messages
    for each row execute function messaging.refuse_change();

  create table messaging.copies (
    position    bigint generated always as identity, -- in the order of delivery
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
`;

/** The limits of S0 §5. */
const CONTACT_SUBMISSIONS = `
  create table messaging.contact_submissions (
    position   bigint generated always as identity primary key, -- in the order of arrival
    id         uuid not null unique,
    name       text not null constraint contact_name_within_bounds check (length(name) between 1 and 100),
    email      text not null constraint contact_email_within_bounds check (length(email) between 3 and 255),
    phone      text not null constraint contact_phone_in_e164 check (phone ~ '^\\+1\\d{10}$'),
    message    text not null constraint contact_message_within_bounds check (length(message) between 1 and 2000),
    created_at timestamptz not null
  );

  create table messaging.contact_clients (
    client  text primary key, -- a keyed hash of the network, kept while the cooldown lasts
    sent_at timestamptz not null
  );
`;

/** The limits of S0 §5. */
const PILOT_SIGNUPS = `
  create table messaging.pilot_signups (
    position       bigint generated always as identity primary key,
    id             uuid not null unique,
    user_id        uuid not null unique,
    work_email     text not null constraint pilot_email_within_bounds check (length(work_email) between 3 and 255),
    company        text not null constraint pilot_company_within_bounds check (length(company) between 1 and 100),
    contact_name   text not null constraint pilot_name_within_bounds check (length(contact_name) between 1 and 100),
    contact_number text not null constraint pilot_phone_in_e164 check (contact_number ~ '^\\+1\\d{10}$'),
    created_at     timestamptz not null
  );
`;
