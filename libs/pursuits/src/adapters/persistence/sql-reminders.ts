import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { type DueCase, Reminders } from '../../domain/reminder.repository';

// Missed reminders are skipped: only the newest one is sent.
const take = prepared<DueCase>(
  'pursuits.take-reminders',
  `with due as (
     select id, owner_id, due_at, case
       when due_at > $1::timestamptz then 'day-before'
       when due_at > $1::timestamptz - interval '1 day' then 'due'
       else 'day-after'
     end as reminder
     from pursuits.cases where due_at <= $1::timestamptz + interval '1 day'
   ), taken as (
     insert into pursuits.reminders (case_id, reminder, due_at, taken_at)
     select id, reminder, due_at, $1 from due on conflict do nothing returning case_id, reminder
   )
   select due.id as "caseId", due.owner_id as "ownerId", due.reminder, due.due_at as "dueAt"
   from due join taken on taken.case_id = due.id and taken.reminder = due.reminder`,
);

@Injectable()
export class SqlReminders extends Reminders {
  constructor(private readonly sql: Sql) {
    super();
  }

  take(now: Date): Promise<readonly DueCase[]> {
    return this.sql.run(take, [now]);
  }
}
