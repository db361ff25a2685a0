import { Migration } from '@mikro-orm/migrations';

export class CaseInputs extends Migration {
  override up(): void {
    this.addSql(`
      create table pursuits.case_inputs (
        case_id     uuid not null references pursuits.cases on delete cascade,
        key         text not null,
        answers     jsonb,
        file_id     uuid, -- in platform.files
        mapping     jsonb, -- columns chosen by the seller
        reading     jsonb,
        decision    text check (decision in ('accepted', 'returned')),
        reason      text,
        provided_at timestamptz not null,
        primary key (case_id, key),
        constraint typed_or_uploaded check (answers is null or file_id is null),
        constraint read_from_a_file check (file_id is not null or (mapping is null and reading is null)),
        constraint returned_with_a_reason check ((decision is not distinct from 'returned') = (reason is not null)),
        constraint decided_once_provided check (decision is null or answers is not null or file_id is not null)
      );
      create unique index input_of_file on pursuits.case_inputs (file_id) where file_id is not null;
    `);
  }
}
