import { Migration } from '@mikro-orm/migrations';

/** Each reminder is sent once per due date, even after a restart. */
export class RemindersOfCases extends Migration {
  override up(): void {
    this.addSql(`
      create table pursuits.reminders (
        case_id  uuid not null references pursuits.cases on delete cascade,
        reminder text not null check (reminder in ('day-before', 'due', 'day-after')),
        due_at   timestamptz not null,
        taken_at timestamptz not null,
        primary key (case_id, reminder, due_at)
      );
      create index cases_by_due on pursuits.cases (due_at) where due_at is not null;
    `);
  }
}
