import { Migration } from '@mikro-orm/migrations';

/** Cases have a short number for people, in the order in which they started. */
export class NumbersOfCases extends Migration {
  override up(): void {
    this.addSql(`
      create sequence pursuits.case_numbers as integer minvalue 1 start 1001;
      alter table pursuits.cases add column number integer;
      alter table pursuits.pursuits add column case_number integer;

      -- Ended cases get one, too.
      alter table pursuits.cases disable trigger user;
      update pursuits.cases set number = numbered.number
      from (select id, 1000 + row_number() over (order by started_at, id) as number from pursuits.cases) numbered
      where numbered.id = cases.id;
      alter table pursuits.cases enable trigger user;
      update pursuits.pursuits set case_number = cases.number from pursuits.cases where cases.id = pursuits.case_id;
      select setval('pursuits.case_numbers', 1001 + (select count(*) from pursuits.cases), false);

      alter table pursuits.cases
        alter column number set default nextval('pursuits.case_numbers'), alter column number set not null,
        add constraint one_case_per_number unique (number);
      alter sequence pursuits.case_numbers owned by pursuits.cases.number;

      create trigger keep_number before update on pursuits.cases for each row
        when (new.number <> old.number) execute function pursuits.refuse_case_change();
      create or replace function pursuits.show_case() returns trigger language plpgsql as $$
      begin
        update pursuits.pursuits set
          case_id = case when new.state <> 'cancelled' then new.id end,
          case_number = case when new.state <> 'cancelled' then new.number end,
          case_state = case when new.state <> 'cancelled' then new.state end,
          case_due_at = case when new.state <> 'cancelled' then new.due_at end
        where id = new.pursuit_id;
        return null;
      end $$;
    `);
  }
}
