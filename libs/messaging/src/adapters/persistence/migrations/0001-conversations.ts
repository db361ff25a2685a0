import { Migration } from '@mikro-orm/migrations';

export class MessagingConversations extends Migration {
  override up(): void {
    this.addSql(MESSAGES);
    this.addSql(DRAFTS);
    this.addSql(PROVIDER_INBOX);
    this.addSql(MAIL_PREFERENCES);
    this.addSql(CONTACT_SUBMISSIONS);
    this.addSql(PILOT_SIGNUPS);
  }
}

/** Each message is stored once, with a copy for each reader. */
const MESSAGES = `
  create schema messaging;

  create table messaging.conversations (
    id              uuid primary key,
    person_id       uuid, -- the user in a conversation with admins. Null among admins
    person_name     text,
    is_done         boolean not null default false,
    assignee_id     uuid,
    assignee_name   text,
    last_message_at timestamptz not null,
    constraint person_has_a_name check ((person_id is null) = (person_name is null)),
    constraint assignee_has_a_name check ((assignee_id is null) = (assignee_name is null))
  );
  create index conversations_by_age on messaging.conversations (is_done, last_message_at desc, id desc)
    where person_id is not null;
  create index conversations_of_person on messaging.conversations (person_id);

  create table messaging.messages (
    position         bigint generated always as identity,
    id               uuid primary key,
    conversation_id  uuid not null references messaging.conversations,
    sender_id        uuid not null,
    sender_name      text not null,
    is_admin_message boolean not null,
    subject          text not null constraint subject_within_bounds check (length(subject) between 1 and 200),
    content          text not null constraint content_within_bounds check (length(content) between 1 and 10000),
    recipient_count  integer not null constraint someone_receives_it check (recipient_count > 0),
    recipient_name   text, -- null when sent to all admins
    created_at       timestamptz not null,
    -- Splits words exactly as the search does (domain/message-search.ts).
    words            tsvector not null generated always as (
      setweight(to_tsvector('simple', regexp_replace(subject, '[^[:alnum:]]+', ' ', 'g')), 'A') ||
      setweight(to_tsvector('simple', regexp_replace(content, '[^[:alnum:]]+', ' ', 'g')), 'B')) stored
  );
  create index messages_of_sender on messaging.messages (sender_id);
  create index messages_of_conversation on messaging.messages (conversation_id, position desc);
  create index messages_by_words on messaging.messages using gin (words);

  create function messaging.former_user() returns text language sql immutable as $$ select 'Former user' $$;

  -- Messages are immutable, except for the names of deleted users.
  create function messaging.refuse_change() returns trigger language plpgsql as $$
  declare
    names text[] := array['sender_name', 'recipient_name', 'words'];
  begin
    if to_jsonb(new) - names = to_jsonb(old) - names
      and new.sender_name in (old.sender_name, messaging.former_user())
      and (new.recipient_name is not distinct from old.recipient_name or new.recipient_name = messaging.former_user()) then
      return new;
    end if;
    raise exception 'a message is written once' using errcode = 'restrict_violation';
  end $$;
  create trigger written_once before update on messaging.messages
    for each row execute function messaging.refuse_change();

  create table messaging.copies (
    position     bigint generated always as identity, -- in order of delivery
    owner_id     uuid not null,
    message_id   uuid not null references messaging.messages,
    is_received  boolean not null,
    created_at   timestamptz not null,
    read_at      timestamptz,
    deleted_at   timestamptz, -- can be restored for some seconds, then purged
    mailed_at    timestamptz, -- when it was decided whether to email the owner about it
    delivered_in xid8 not null default pg_current_xact_id(), -- excludes later messages from "mark shown as read"
    primary key (owner_id, message_id, is_received),
    constraint own_messages_are_read check (is_received or read_at is not null)
  );
  create index copies_in_folder on messaging.copies (owner_id, is_received, position desc) where deleted_at is null;
  create index copies_of_owner on messaging.copies (owner_id, position desc) where deleted_at is null;
  create index unread_copies on messaging.copies (owner_id, position desc)
    where is_received and read_at is null and deleted_at is null;
  create index copies_to_mail on messaging.copies (created_at)
    where is_received and read_at is null and deleted_at is null and mailed_at is null;
  create index deleted_copies on messaging.copies (deleted_at) where deleted_at is not null;
  create index copies_of_message on messaging.copies (message_id);
`;

/** Sending a draft deletes it and creates a message with the same id. */
const DRAFTS = `
  create table messaging.drafts (
    id          uuid primary key,
    owner_id    uuid not null,
    subject     text not null constraint draft_subject_within_bounds check (length(subject) between 1 and 200),
    content     text not null constraint draft_content_within_bounds check (length(content) <= 10000),
    recipient   text not null constraint draft_recipient_within_bounds check (length(recipient) <= 255),
    in_reply_to uuid,
    version     integer not null constraint draft_version_counts_up check (version > 0),
    updated_at  timestamptz not null
  );
  create index drafts_of_owner on messaging.drafts (owner_id, updated_at desc, id desc);
`;

const PROVIDER_INBOX = `
  create table messaging.saved_answers (
    id         uuid primary key,
    title      text not null constraint answer_title_within_bounds check (length(title) between 1 and 100),
    content    text not null constraint answer_content_within_bounds check (length(content) between 1 and 10000),
    updated_at timestamptz not null
  );

  create unlogged table messaging.writers (
    conversation_id uuid not null references messaging.conversations on delete cascade,
    admin_id        uuid not null,
    admin_name      text not null,
    until           timestamptz not null,
    primary key (conversation_id, admin_id)
  );
`;

/** Users without a row get every email at once. */
const MAIL_PREFERENCES = `
  create table messaging.mail_preferences (
    user_id     uuid primary key,
    messages    boolean not null,
    cases       boolean not null,
    receipts    boolean not null,
    updates     boolean not null,
    cadence     text not null default 'at-once' check (cadence in ('at-once', 'daily')),
    time_zone   text not null default 'UTC',
    digested_on date -- in that time zone
  );
`;

/** Limits of S0 §5. */
const CONTACT_SUBMISSIONS = `
  create table messaging.contact_submissions (
    position   bigint generated always as identity primary key, -- in order of arrival
    id         uuid not null unique,
    name       text not null constraint contact_name_within_bounds check (length(name) between 1 and 100),
    email      text not null constraint contact_email_within_bounds check (length(email) between 3 and 255),
    phone      text not null constraint contact_phone_in_e164 check (phone ~ '^\\+1\\d{10}$'),
    message    text not null constraint contact_message_within_bounds check (length(message) between 1 and 2000),
    created_at timestamptz not null
  );

  create table messaging.contact_clients (
    client  text primary key, -- keyed hash of the network, stored during the cooldown
    sent_at timestamptz not null
  );
`;

/** Limits of S0 §5. */
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
