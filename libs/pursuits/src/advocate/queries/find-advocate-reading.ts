import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { AdvocateLinkNotFound, AdvocateReviewOver } from '../domain/advocate-link.errors';

export interface AdvocateReader {
  readonly id: string;
  readonly caseId: string;
}

/** The link that a browser opened, while it gives access to its case. */
export class FindAdvocateReading extends Query<AdvocateReader> {
  constructor(readonly readHash: string) {
    super();
  }
}

const reading = prepared<AdvocateReader & { readonly isOver: boolean }>(
  'pursuits.find-advocate-reading',
  `select id, case_id as "caseId", ended_as is not null as "isOver" from pursuits.advocate_links
   where read_hash = $1 and read_until > $2 and (ended_as is null or ended_as = 'over')`,
);

@QueryHandler(FindAdvocateReading)
export class FindAdvocateReadingHandler implements IQueryHandler<FindAdvocateReading> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** @throws AdvocateLinkNotFound, AdvocateReviewOver */
  async execute({ readHash }: FindAdvocateReading): Promise<AdvocateReader> {
    const [found] = await this.sql.read(reading, [readHash, this.clock.now()]);
    if (!found) throw new AdvocateLinkNotFound();
    const { isOver, ...reader } = found;
    if (isOver) throw new AdvocateReviewOver();
    return reader;
  }
}
