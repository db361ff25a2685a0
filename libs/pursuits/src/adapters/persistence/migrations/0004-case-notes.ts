import { Migration } from '@mikro-orm/migrations';

/** Internal notes of the provider. Deleted only with their case. */
export class CaseNotes extends Migration {
  override up(): void {
    this.addSql(`
      create table pursuits.case_notes (
        position bigint generated always as identity primary key,
        case_id  uuid not null references pursuits.cases on delete cascade,
        by_id    uuid not null,
        note     text not null check (note <> ''),
        noted_at timestamptz not null
      );
      create index notes_of_case on pursuits.case_notes (case_id, position desc);
      create trigger append_only before update on pursuits.case_notes for each row
        execute function pursuits.refuse_step_change();
      revoke update, truncate on pursuits.case_notes from public, current_user;
    `);
  }
}
