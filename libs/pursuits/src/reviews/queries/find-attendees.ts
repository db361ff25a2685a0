import { PersonNames, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Guest } from '../domain/review';

export interface Attendees {
  /** The provider's person who proposed the review. Undefined once their account is deleted, as for the seller. */
  readonly host?: Guest | undefined;
  readonly seller?: Guest | undefined;
  readonly guests: readonly Guest[];
  /** Undefined once the case was erased. */
  readonly caseNumber?: number | undefined;
}

/** Who takes part in a review, for calendar invitations. */
export class FindAttendees extends Query<Attendees> {
  constructor(readonly reviewId: string) {
    super();
  }
}

interface Row {
  readonly hostId: string;
  readonly sellerId: string;
  readonly guests: readonly Guest[];
  readonly caseNumber: number;
}

const review = prepared<Row>(
  'pursuits.find-attendees',
  `select review.proposed_by as "hostId", work.owner_id as "sellerId", review.guests,
     work.number as "caseNumber"
   from pursuits.reviews review join pursuits.cases work on work.id = review.case_id where review.id = $1`,
);

@QueryHandler(FindAttendees)
export class FindAttendeesHandler implements IQueryHandler<FindAttendees> {
  constructor(
    private readonly sql: SqlReader,
    private readonly people: PersonNames,
  ) {}

  async execute({ reviewId }: FindAttendees): Promise<Attendees> {
    const [found] = await this.sql.read(review, [reviewId]);
    if (!found) return { guests: [] };
    const { hostId, sellerId, guests, caseNumber } = found;
    const people = await this.people.named([hostId, sellerId]);
    return { host: people.get(hostId), seller: people.get(sellerId), guests, caseNumber };
  }
}
