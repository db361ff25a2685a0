import { prepared, SqlReader } from '@casewright/platform';
import type { ReviewKind, ReviewState } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import { Participants } from '../../queries/participants';
import type { Reader } from '../../queries/reader';
import { GUESTS } from './guests';

interface ReviewTime {
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface ReviewItem {
  readonly id: string;
  readonly text: string;
  readonly owner: string;
  /** 'YYYY-MM-DD'. */
  readonly dueOn: string | null;
  readonly isDone: boolean;
}

export interface CaseReview {
  readonly id: string;
  readonly kind: ReviewKind;
  readonly state: ReviewState;
  readonly slots: readonly ReviewTime[];
  readonly booked: ReviewTime | null;
  readonly place: string;
  readonly reason: string | null;
  readonly minutes: string | null;
  /** Name of the provider's participant. */
  readonly host: string;
  /** Names of the people at the prospect who are or will be invited. */
  readonly guests: readonly string[];
  readonly items: readonly ReviewItem[];
  readonly changedAt: Date;
}

/** For the seller and the provider, newest first. */
export class ListReviews extends Query<readonly CaseReview[]> {
  constructor(
    readonly reader: Reader,
    readonly caseId: string,
  ) {
    super();
  }
}

const visible = prepared(
  'pursuits.find-reviewed-case',
  'select from pursuits.cases where id = $1 and (owner_id = $2 or $3)',
);
const reviews = prepared<Omit<CaseReview, 'host'> & { readonly hostId: string }>(
  'pursuits.list-reviews',
  `select review.id, review.kind, review.state, review.slots, review.booked, review.place, review.reason,
     review.minutes, review.changed_at as "changedAt", review.proposed_by as "hostId",
     case when review.kind = 'case' then '[]'::jsonb when review.booked is not null then
       (select coalesce(jsonb_agg(guest ->> 'name'), '[]') from jsonb_array_elements(review.guests) guest)
     else (select coalesce(jsonb_agg(guest ->> 'name'), '[]') from jsonb_array_elements(${GUESTS}) guest)
     end as guests,
     coalesce((select jsonb_agg(jsonb_build_object('id', item.id, 'text', item.text, 'owner', item.owner,
         'dueOn', item.due_on, 'isDone', item.done_at is not null) order by item.position)
       from pursuits.action_items item where item.review_id = review.id), '[]') as items
   from pursuits.reviews review
   join pursuits.cases work on work.id = review.case_id
   join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id
   where review.case_id = $1 order by review.started_at desc, review.id`,
);

@QueryHandler(ListReviews)
export class ListReviewsHandler implements IQueryHandler<ListReviews> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
  ) {}

  async execute({ reader, caseId }: ListReviews): Promise<readonly CaseReview[]> {
    if ((await this.sql.read(visible, [caseId, reader.id, reader.isProvider])).length === 0) throw new CaseNotFound();
    const found = await this.sql.read(reviews, [caseId]);
    return Promise.all(
      found.map(async ({ hostId, ...review }) => ({ ...review, host: await this.participants.nameOf(hostId) })),
    );
  }
}
