import { prepared, Sql } from '@casewright/platform';
import type { ReviewKind } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { type Guest, Review, type ReviewFigures, type Slot } from '../../domain/review';
import { type ActionItem, Reviews, type TickedItem, type UpcomingReview } from '../../domain/reviews.repository';
import { GUESTS } from '../../queries/guests';

interface StoredSlot {
  readonly startsAt: string;
  readonly endsAt: string;
}

type Row = Omit<ReviewFigures, 'slots' | 'booked'> & {
  readonly id: string;
  readonly caseId: string;
  readonly kind: ReviewKind;
  readonly proposedBy: string;
  readonly slots: readonly StoredSlot[];
  readonly booked: StoredSlot | null;
};

const REVIEW = `select id, case_id as "caseId", kind, state, proposed_by as "proposedBy", slots, booked, invitations,
    guests, place, reason, minutes, changed_at as "changedAt"
  from pursuits.reviews`;
/** Same format as `toISOString`. */
const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

const OPEN = `state in ('proposed', 'asked-again', 'booked')`;

const open = prepared<Row>(
  'pursuits.find-open-review',
  `${REVIEW} where case_id = $1 and kind = $2 and ${OPEN} for update`,
);
const allOpen = prepared<Row>('pursuits.find-open-reviews', `${REVIEW} where case_id = $1 and ${OPEN} for update`);
const one = prepared<Row>('pursuits.find-review', `${REVIEW} where case_id = $1 and id = $2 for update`);
const guests = prepared<{ readonly guests: readonly Guest[] }>(
  'pursuits.find-guests-of-case',
  `select ${GUESTS} as guests from pursuits.cases work join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id
   where work.id = $1`,
);
const save = prepared(
  'pursuits.save-review',
  `insert into pursuits.reviews (id, case_id, kind, proposed_by, state, slots, booked, invitations, guests, place, reason,
     minutes, changed_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9::jsonb, $10, $11, $12, $13)
   on conflict (id) do update set state = $5, slots = $6::jsonb, booked = $7::jsonb, invitations = $8, guests = $9::jsonb,
     place = $10, reason = $11, minutes = $12, changed_at = $13`,
);
const items = prepared<ActionItem>(
  'pursuits.find-action-items',
  `select id, text, owner, due_on::text as "dueOn" from pursuits.action_items where review_id = $1 order by position`,
);
const removeOthers = prepared(
  'pursuits.remove-other-action-items',
  `delete from pursuits.action_items
   where review_id = $1 and id not in (select jsonb_array_elements_text($2::jsonb)::uuid)`,
);
const putItem = prepared(
  'pursuits.put-action-item',
  `insert into pursuits.action_items as item (id, review_id, position, text, owner, due_on) values ($1, $2, $3, $4, $5, $6)
   on conflict (id) do update set position = $3, text = $4, owner = $5, due_on = $6 where item.review_id = $2`,
);
const setDone = prepared<TickedItem>(
  'pursuits.set-action-item-done',
  `update pursuits.action_items item
   set done_at = case when $3::boolean then coalesce(item.done_at, $5::timestamptz) end,
     done_by = case when $3::boolean then coalesce(item.done_by, $4::uuid) end
   from pursuits.reviews review
   where item.id = $2 and review.id = item.review_id and review.case_id = $1
   returning item.text, old.done_at is not null as "wasDone"`,
);

// Times are UTC in one format and sort as text. Short-notice bookings skip the day-before reminder.
const takeReminders = prepared<Omit<UpcomingReview, 'startsAt'> & { readonly startsAt: string }>(
  'pursuits.take-review-reminders',
  `with soon as (
     select review.id, review.case_id, review.kind, review.proposed_by, review.guests, review.place, review.changed_at,
       booked ->> 'startsAt' as starts_at, (booked ->> 'startsAt')::timestamptz as starts,
       case when (booked ->> 'startsAt')::timestamptz > $1::timestamptz + interval '1 hour'
         then 'day-before' else 'hour-before' end as reminder
     from pursuits.reviews review
     where state = 'booked'
       and booked ->> 'startsAt' > to_char($1::timestamptz at time zone 'utc', '${ISO}')
       and booked ->> 'startsAt' <= to_char(($1::timestamptz + interval '1 day') at time zone 'utc', '${ISO}')
   ), taken as (
     insert into pursuits.review_reminders (review_id, reminder, starts_at, taken_at)
     select id, reminder, starts, $1 from soon
     where changed_at < starts - case reminder when 'day-before' then interval '1 day' else interval '1 hour' end
     on conflict do nothing returning review_id
   )
   select soon.id as "reviewId", soon.kind, soon.reminder, soon.starts_at as "startsAt", soon.place,
     soon.guests, soon.proposed_by as "proposedBy", pursuit.id as "pursuitId", pursuit.owner_id as "ownerId",
     pursuit.prospect
   from soon join taken on taken.review_id = soon.id
   join pursuits.cases on cases.id = soon.case_id join pursuits.pursuits pursuit on pursuit.id = cases.pursuit_id`,
);

@Injectable()
export class SqlReviews extends Reviews {
  constructor(private readonly sql: Sql) {
    super();
  }

  async findOpen(caseId: string, kind: ReviewKind): Promise<Review | undefined> {
    const [row] = await this.sql.run(open, [caseId, kind]);
    return row && reviewOf(row);
  }

  async findAllOpen(caseId: string): Promise<readonly Review[]> {
    return (await this.sql.run(allOpen, [caseId])).map(reviewOf);
  }

  async find(caseId: string, id: string): Promise<Review | undefined> {
    const [row] = await this.sql.run(one, [caseId, id]);
    return row && reviewOf(row);
  }

  async guestsOf({ caseId, kind }: Review): Promise<readonly Guest[]> {
    if (kind !== 'advocate') return [];
    const [found] = await this.sql.run(guests, [caseId]);
    return found?.guests ?? [];
  }

  async save({ id, caseId, kind, proposedBy, figures }: Review): Promise<void> {
    const { state, slots, booked, invitations, guests, place, reason, minutes, changedAt } = figures;
    await this.sql.run(save, [
      ...[id, caseId, kind, proposedBy, state, JSON.stringify(slots), booked && JSON.stringify(booked), invitations],
      ...[JSON.stringify(guests), place, reason, minutes, changedAt],
    ]);
  }

  async itemsOf({ id }: Review): Promise<readonly ActionItem[]> {
    return this.sql.run(items, [id]);
  }

  async replaceItems({ id }: Review, written: readonly ActionItem[]): Promise<void> {
    await this.sql.run(removeOthers, [id, JSON.stringify(written.map((item) => item.id))]);
    for (const [position, { id: itemId, text, owner, dueOn }] of written.entries())
      await this.sql.run(putItem, [itemId, id, position, text.trim(), owner.trim(), dueOn]);
  }

  async setItemDone(
    caseId: string,
    itemId: string,
    isDone: boolean,
    byId: string,
    at: Date,
  ): Promise<TickedItem | undefined> {
    const [item] = await this.sql.run(setDone, [caseId, itemId, isDone, byId, at]);
    return item;
  }

  async takeReminders(now: Date): Promise<readonly UpcomingReview[]> {
    const found = await this.sql.run(takeReminders, [now]);
    return found.map(({ startsAt, ...review }) => ({ ...review, startsAt: new Date(startsAt) }));
  }
}

const slotOf = ({ startsAt, endsAt }: StoredSlot): Slot => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

const reviewOf = ({ id, caseId, kind, proposedBy, slots, booked, ...figures }: Row): Review =>
  new Review(id, caseId, kind, proposedBy, {
    ...figures,
    slots: slots.map(slotOf),
    booked: booked && slotOf(booked),
  });
