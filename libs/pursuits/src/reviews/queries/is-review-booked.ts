import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class IsReviewBooked extends Query<boolean> {
  constructor(
    readonly reviewId: string,
    readonly startsAt: Date,
  ) {
    super();
  }
}

const booked = prepared(
  'pursuits.is-review-booked',
  `select from pursuits.reviews where id = $1 and state = 'booked' and (booked ->> 'startsAt')::timestamptz = $2`,
);

@QueryHandler(IsReviewBooked)
export class IsReviewBookedHandler implements IQueryHandler<IsReviewBooked> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ reviewId, startsAt }: IsReviewBooked): Promise<boolean> {
    return (await this.sql.read(booked, [reviewId, startsAt])).length > 0;
  }
}
