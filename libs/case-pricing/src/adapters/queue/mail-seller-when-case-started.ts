import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { Sellers } from '../../commands/ports';
import { GetCase } from '../../queries/get-case';
import { caseStartedMail } from '../mails/case-started';

export class CaseStartedNews {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;
}

/** Whoever is gone by then gets no mail. */
@Reaction('case-pricing.case-started')
export class MailSellerWhenCaseStarted implements Reacts<CaseStartedNews> {
  readonly news = CaseStartedNews;

  constructor(
    private readonly queries: QueryBus,
    private readonly sellers: Sellers,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ caseId, ownerId }: CaseStartedNews, { eventId }: Happening): Promise<void> {
    const seller = await this.sellers.find(ownerId);
    if (!seller) return;
    const { selections, price } = await this.queries.execute(new GetCase(ownerId, caseId));
    const facts = { firstName: seller.firstName, caseId, totalCredits: price.totalCredits, selections };
    await this.mailer.send({ id: eventId, to: seller.email, ...caseStartedMail(facts, this.config) });
  }
}
