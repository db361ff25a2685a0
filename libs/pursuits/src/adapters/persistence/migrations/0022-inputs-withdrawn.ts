import { Migration } from '@mikro-orm/migrations';

/** Who ended the inputs of a case, and whether the seller took them back. */
export class InputsWithdrawn extends Migration {
  override up(): void {
    this.addSql(`
      alter table pursuits.cases add column inputs_state text not null default 'open'
        check (inputs_state in ('open', 'sent', 'continued', 'taken-back'));
      alter table pursuits.cases disable trigger user;
      update pursuits.cases set inputs_state = case
        when step.command = 'complete-inputs' and step.party = 'seller' then 'sent'
        when step.command = 'complete-inputs' then 'continued'
        when step.command = 'withdraw-inputs' then 'taken-back'
        else 'open' end
      from (
        select distinct on (case_id) case_id, command, party from pursuits.case_steps
        where command in ('complete-inputs', 'withdraw-inputs', 'return-inputs')
          or (command = 'accept' and state = 'inputs')
        order by case_id, position desc
      ) as step
      where step.case_id = cases.id;
      alter table pursuits.cases enable trigger user;
    `);
  }
}
