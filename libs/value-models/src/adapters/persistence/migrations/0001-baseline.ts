import { Migration } from '@mikro-orm/migrations';

export class ValueModelsBaseline extends Migration {
  override up(): void {
    this.addSql(`
      create schema value_models;

      create table value_models.models (
        case_id        uuid primary key,
        owner_id       uuid not null, -- the seller of the case
        content        jsonb not null,
        revision       integer not null check (revision > 0),
        editor_id      uuid,
        editing_since  timestamptz,
        editor_seen_at timestamptz,
        asker_id       uuid,
        changed_by     uuid not null,
        changed_at     timestamptz not null,
        constraint editor_is_whole check ((editor_id is null) = (editing_since is null)
          and (editor_id is null) = (editor_seen_at is null)),
        constraint asked_of_an_editor check (asker_id is null or (editor_id is not null and editor_id <> asker_id))
      );
      create index models_of_owner on value_models.models (owner_id);

      create table value_models.versions (
        id       uuid primary key,
        case_id  uuid not null references value_models.models on delete cascade,
        major    integer not null check (major >= 0),
        minor    integer not null check (minor >= 0),
        snapshot text not null, -- canonical JSON, source of the documents
        sha256   text not null unique check (sha256 = encode(sha256(convert_to(snapshot, 'UTF8')), 'hex')),
        note     text not null,
        made_by  uuid not null,
        made_at  timestamptz not null,
        constraint numbered check (major + minor > 0),
        unique (case_id, major, minor)
      );

      create table value_models.approvals (
        version_id  uuid primary key references value_models.versions on delete cascade,
        approved_at timestamptz not null
      );

      create function value_models.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'a version of a value model stays as it was made' using errcode = 'restrict_violation';
      end $$;
      create trigger append_only before update on value_models.versions for each row
        execute function value_models.refuse_change();
      create trigger append_only before update on value_models.approvals for each row
        execute function value_models.refuse_change();
      -- Versions stay updatable in the grants: foreign keys need it to lock referenced rows.
      revoke update on value_models.approvals from public, current_user;
      revoke truncate on value_models.versions, value_models.approvals from public, current_user;

      create table value_models.comments (
        id          uuid primary key,
        case_id     uuid not null references value_models.models on delete cascade,
        row_kind    text not null check (row_kind in ('assumption', 'line', 'driver')),
        row_id      text not null,
        row_label   text not null, -- label at the time of the comment
        author_id   uuid not null,
        text        text not null check (text <> ''),
        written_at  timestamptz not null,
        resolved_by uuid,
        resolved_at timestamptz,
        constraint resolved_by_someone check ((resolved_at is null) = (resolved_by is null))
      );
      create index comments_of_case on value_models.comments (case_id, written_at);
    `);
  }
}
