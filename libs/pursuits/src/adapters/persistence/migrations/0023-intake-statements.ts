import { Migration } from '@mikro-orm/migrations';

/** What the seller chose to count and confirmed about a file, with who did. Former readings have no statement. */
export class IntakeStatements extends Migration {
  override up(): void {
    this.addSql(`
      alter table pursuits.case_inputs add column choices jsonb, add column confirmation jsonb,
        add constraint confirmed_reading check (confirmation is null or (
          reading is not null and confirmation ->> 'byId' is not null and confirmation ->> 'at' is not null)),
        add constraint choices_of_file check (choices is null or (
          file_id is not null and choices ->> 'byId' is not null and choices ->> 'at' is not null));
      update pursuits.case_inputs set reading = reading || '{"intake": null, "also": []}' || jsonb_build_object('sheets', (
        select coalesce(jsonb_agg(sheet || '{"source": null, "isHidden": false, "units": {}, "samples": []}' order by place), '[]')
        from jsonb_array_elements(reading -> 'sheets') with ordinality as of_reading (sheet, place)))
      where reading is not null;
    `);
  }
}
