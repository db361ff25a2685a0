import { prepared, SqlReader } from '@casewright/platform';
import { prospectKey, quarterOf } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companyDomainOf } from '../domain/company-domain';
import { Participants } from './participants';

export interface Colleague {
  readonly name: string;
}

/** The colleague who registered the same prospect closing in the same quarter. Reveals nothing else. */
export class FindColleague extends Query<Colleague | null> {
  constructor(
    readonly seller: { readonly id: string; readonly email: string },
    readonly prospect: string,
    /** 'YYYY-MM-DD'. */
    readonly expectedClose: string,
  ) {
    super();
  }
}

const owner = prepared<{ readonly ownerId: string }>(
  'pursuits.find-colleague',
  `select owner_id as "ownerId" from pursuits.pursuits
   where company_domain = $1 and prospect_key = $2 and expected_close between $3::date and $4::date
     and stage not in ('draft', 'withdrawn') and owner_id <> $5
   order by registered_at, id limit 1`,
);

@QueryHandler(FindColleague)
export class FindColleagueHandler implements IQueryHandler<FindColleague> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
  ) {}

  async execute({ seller, prospect, expectedClose }: FindColleague): Promise<Colleague | null> {
    const { firstDay, lastDay } = quarterOf(expectedClose);
    const values = [companyDomainOf(seller.email), prospectKey(prospect), firstDay, lastDay, seller.id];
    const [found] = await this.sql.read(owner, values);
    return found ? { name: await this.participants.nameOf(found.ownerId) } : null;
  }
}
