import { Migration } from '@mikro-orm/migrations';

/** Versions of the deliverables of a case. Deleted only with it. */
export class DeliverablesOfCases extends Migration {
  override up(): void {
    this.addSql(`
      create table pursuits.deliverables (
        id           uuid primary key, -- subject of its files
        case_id      uuid not null references pursuits.cases on delete cascade,
        number       integer check (number > 0), -- null until published
        note         text check (note <> ''),
        files        jsonb not null default '[]', -- as published: id, name, size and hash
        by_id        uuid,
        published_at timestamptz,
        approved_by  uuid,
        approved_at  timestamptz,
        delivered_at timestamptz,
        constraint whole_once_published check (
          (number is null) = (published_at is null) and (number is null) = (note is null)
          and (number is null) = (by_id is null) and (number is null) = (jsonb_array_length(files) = 0)),
        constraint approved_once_published check ((approved_at is null) = (approved_by is null)
          and (approved_at is null or number is not null)),
        constraint delivered_once_approved check (delivered_at is null or approved_at is not null)
      );
      create unique index one_prepared_version on pursuits.deliverables (case_id) where number is null;
      create unique index version_of_case on pursuits.deliverables (case_id, number desc);

      create function pursuits.refuse_version_change() returns trigger language plpgsql as $$
      begin
        raise exception 'a published version stays as it is, and an approval with it' using errcode = 'restrict_violation';
      end $$;
      create trigger stay_published before update on pursuits.deliverables for each row
        when (
          (new.id, new.case_id) is distinct from (old.id, old.case_id)
          or (old.number is not null and (new.number, new.note, new.files, new.by_id, new.published_at)
            is distinct from (old.number, old.note, old.files, old.by_id, old.published_at))
          or (old.approved_at is not null and (new.approved_at, new.approved_by)
            is distinct from (old.approved_at, old.approved_by))
          or (old.delivered_at is not null and new.delivered_at is distinct from old.delivered_at)
        ) execute function pursuits.refuse_version_change();
      revoke truncate on pursuits.deliverables from public, current_user;
    `);
  }
}
