import { Migration } from '@mikro-orm/migrations';

/** Confirmations say what was confirmed, and each choice by whom it was made. */
export class QuestionsAndChoices extends Migration {
  override up(): void {
    this.addSql(`
      update pursuits.case_inputs set confirmation = confirmation || jsonb_build_object('questions',
        coalesce(reading #> '{intake,questions}', reading #> '{bill,questions}', '[]'))
      where confirmation is not null;
    `);
    this.addSql(`
      alter table pursuits.case_inputs
        drop constraint confirmed_reading, add constraint confirmed_reading check (confirmation is null or (
          reading is not null and confirmation ->> 'byId' is not null and confirmation ->> 'at' is not null
          and jsonb_typeof(confirmation -> 'questions') is not distinct from 'array')),
        drop constraint choices_of_file;
      update pursuits.case_inputs set choices = choices - 'byId' - 'at' || jsonb_build_object('made', (
        select coalesce(jsonb_object_agg(chosen, jsonb_build_object('byId', choices -> 'byId', 'at', choices -> 'at')), '{}')
        from (
          select jsonb_array_elements_text(choices -> 'count') as chosen
          union select chosen from unnest(array['storage', 'basis', 'types']) as chosen
            where choices ->> chosen is not null
        ) as all_chosen))
      where choices is not null;
      alter table pursuits.case_inputs add constraint choices_of_file check (choices is null or (
        file_id is not null and jsonb_typeof(choices -> 'made') is not distinct from 'object'));
    `);
  }
}
