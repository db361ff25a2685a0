import { Migration } from '@mikro-orm/migrations';

/** Each reminder is sent once per booked time, even after a restart. */
export class RemindersOfReviews extends Migration {
  override up(): void {
    this.addSql(`
      create table pursuits.review_reminders (
        review_id uuid not null references pursuits.reviews on delete cascade,
        reminder  text not null check (reminder in ('day-before', 'hour-before')),
        starts_at timestamptz not null,
        taken_at  timestamptz not null,
        primary key (review_id, reminder, starts_at)
      );
      create index reviews_by_time on pursuits.reviews ((booked ->> 'startsAt')) where state = 'booked';
    `);
  }
}
