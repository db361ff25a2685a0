import { prepared, SqlReader } from '@casewright/platform';
import type { ReviewKind } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface ReviewToAnswer {
  readonly id: string;
  readonly pursuitId: string;
  readonly prospect: string;
  readonly opportunity: string;
  readonly kind: ReviewKind;
}

/** Reviews whose proposed times wait for the seller, oldest first. */
export class ListReviewsToAnswer extends Query<readonly ReviewToAnswer[]> {
  constructor(readonly ownerId: string) {
    super();
  }
}

const toAnswer = prepared<ReviewToAnswer>(
  'pursuits.list-reviews-to-answer',
  `select review.id, review.kind, work.pursuit_id as "pursuitId", pursuit.prospect, pursuit.opportunity
   from pursuits.cases work
   join pursuits.reviews review on review.case_id = work.id and review.state = 'proposed'
   join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id and pursuit.case_id = work.id
   where work.owner_id = $1 and pursuit.stage = 'active' order by review.changed_at, review.id limit 100`,
);

@QueryHandler(ListReviewsToAnswer)
export class ListReviewsToAnswerHandler implements IQueryHandler<ListReviewsToAnswer> {
  constructor(private readonly sql: SqlReader) {}

  execute({ ownerId }: ListReviewsToAnswer): Promise<readonly ReviewToAnswer[]> {
    return this.sql.read(toAnswer, [ownerId]);
  }
}
