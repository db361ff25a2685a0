import { prepared, Sql } from '@casewright/platform';
import type { ReviewKind } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { Review, type ReviewFigures, type Slot } from '../../domain/review';
import { type ActionItem, Reviews } from '../../domain/reviews.repository';

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
const OPEN = `state in ('proposed', 'asked-again', 'booked')`;

const open = prepared<Row>(
  'pursuits.find-open-review',
  `${REVIEW} where case_id = $1 and kind = $2 and ${OPEN} for update`,
);
const allOpen = prepared<Row>('pursuits.find-open-reviews', `${REVIEW} where case_id = $1 and ${OPEN} for update`);
const one = prepared<Row>('pursuits.find-review', `${REVIEW} where case_id = $1 and id = $2 for update`);
const save = prepared(
  'pursuits.save-review',
  `insert into pursuits.reviews (id, case_id, kind, proposed_by, state, slots, booked, invitations, guests, place, reason,
     minutes, changed_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9::jsonb, $10, $11, $12, $13)
   on conflict (id) do update set state = $5, slots = $6::jsonb, booked = $7::jsonb, invitations = $8, guests = $9::jsonb,
     place = $10, reason = $11, minutes = $12, changed_at = $13`,
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
const setDone = prepared<{ readonly id: string }>(
  'pursuits.set-action-item-done',
  `update pursuits.action_items item
   set done_at = case when $3::boolean then coalesce(item.done_at, $5::timestamptz) end,
     done_by = case when $3::boolean then coalesce(item.done_by, $4::uuid) end
   from pursuits.reviews review
   where item.id = $2 and review.id = item.review_id and review.case_id = $1 returning item.id`,
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

  async save({ id, caseId, kind, proposedBy, figures }: Review): Promise<void> {
    const { state, slots, booked, invitations, guests, place, reason, minutes, changedAt } = figures;
    await this.sql.run(save, [
      ...[id, caseId, kind, proposedBy, state, JSON.stringify(slots), booked && JSON.stringify(booked), invitations],
      ...[JSON.stringify(guests), place, reason, minutes, changedAt],
    ]);
  }

  async replaceItems({ id }: Review, items: readonly ActionItem[]): Promise<void> {
    await this.sql.run(removeOthers, [id, JSON.stringify(items.map((item) => item.id))]);
    for (const [position, { id: itemId, text, owner, dueOn }] of items.entries())
      await this.sql.run(putItem, [itemId, id, position, text.trim(), owner.trim(), dueOn]);
  }

  async setItemDone(caseId: string, itemId: string, isDone: boolean, byId: string, at: Date): Promise<boolean> {
    return (await this.sql.run(setDone, [caseId, itemId, isDone, byId, at])).length > 0;
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
