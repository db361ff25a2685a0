import { Migration } from '@mikro-orm/migrations';

export class FilesTables extends Migration {
  override up(): void {
    this.addSql(`
      -- Uploaded files. The context that owns a file decides by its subject who can see it.
      create table platform.files (
        id         uuid primary key,
        context    text not null,
        subject    uuid not null,
        owner_id   uuid not null, -- uploader
        name       text not null,
        size       bigint not null check (size > 0),
        received   bigint not null default 0 check (received between 0 and size),
        allowed    jsonb not null, -- media types
        state      text not null default 'uploading' check (state in ('uploading', 'checking', 'ready', 'refused')),
        type       text,
        sha256     text,
        problem    text, -- why it was rejected
        -- An unclaimed file is deleted together with the account of its uploader.
        claimed_at timestamptz,
        created_at timestamptz not null default now(),
        touched_at timestamptz not null default now(),
        constraint whole_once_checked check (state = 'uploading' or received = size),
        constraint known_once_ready check (state <> 'ready' or (type is not null and sha256 is not null)),
        constraint refused_with_problem check ((state = 'refused') = (problem is not null))
      );
      create index files_of_subject on platform.files (context, subject);
      create index files_of_owner on platform.files (owner_id);
      create index files_uploading on platform.files (touched_at) where state = 'uploading';
      create index files_unclaimed on platform.files (context, touched_at) where claimed_at is null;

      create table platform.file_pieces (
        file_id uuid not null references platform.files on delete cascade,
        start   bigint not null,
        length  int not null check (length > 0),
        key     text not null,
        primary key (file_id, start)
      );

      -- Keys to delete from the store. Written before the content is stored, removed once a file owns the key.
      create table platform.unused_file_keys (
        key    text primary key,
        due_at timestamptz not null
      );
      create index unused_file_keys_due on platform.unused_file_keys (due_at);

      create function platform.release_file_key() returns trigger language plpgsql as $$
      begin
        insert into platform.unused_file_keys (key, due_at) values (old.key, now());
        return null;
      end $$;
      create trigger release_file_key after delete on platform.file_pieces
        for each row execute function platform.release_file_key();
    `);
  }
}
