import { Migration } from '@mikro-orm/migrations';

/** Deleted only with their case. */
export class ReviewsOfCases extends Migration {
  override up(): void {
    this.addSql(`
      create table pursuits.reviews (
        id          uuid primary key, -- UID of the calendar event
        case_id     uuid not null references pursuits.cases on delete cascade,
        kind        text not null check (kind in ('case', 'advocate')),
        state       text not null
          check (state in ('proposed', 'asked-again', 'booked', 'held', 'declined', 'cancelled')),
        proposed_by uuid not null,
        slots       jsonb not null,
        booked      jsonb,
        invitations integer not null default 0 check (invitations >= 0),
        guests      jsonb not null,
        place       text not null,
        reason      text,
        minutes     text,
        started_at  timestamptz not null default now(),
        changed_at  timestamptz not null,
        constraint times_while_proposed check ((state = 'proposed') = (jsonb_array_length(slots) > 0)),
        constraint booked_at_a_time check (state not in ('booked', 'held') or booked is not null),
        constraint none_booked_once_off check (state not in ('declined', 'cancelled') or booked is null),
        constraint minutes_once_held check ((state = 'held') = (minutes is not null))
      );
      create unique index one_open_review on pursuits.reviews (case_id, kind)
        where state in ('proposed', 'asked-again', 'booked');
      create index reviews_of_case on pursuits.reviews (case_id, started_at desc);

      create table pursuits.action_items (
        id        uuid primary key,
        review_id uuid not null references pursuits.reviews on delete cascade,
        position  integer not null,
        text      text not null check (text <> ''),
        owner     text not null,
        due_on    date,
        done_at   timestamptz,
        done_by   uuid,
        constraint done_by_someone check ((done_at is null) = (done_by is null))
      );
      create index items_of_review on pursuits.action_items (review_id, position);
    `);
  }
}
