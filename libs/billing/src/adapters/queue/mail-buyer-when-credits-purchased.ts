import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { Contacts } from '../../commands/ports';
import { GetBalance } from '../../queries/get-balance';
import { GetReceipt } from '../../queries/get-receipt';
import { receiptMail } from '../mails/receipt';

export class CreditsPurchasedNews {
  @IsUUID()
  readonly orderId!: string;

  @IsUUID()
  readonly ownerId!: string;
}

@Reaction('billing.credits-purchased')
export class MailBuyerWhenCreditsPurchased implements Reacts<CreditsPurchasedNews> {
  readonly news = CreditsPurchasedNews;

  constructor(
    private readonly queries: QueryBus,
    private readonly contacts: Contacts,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ orderId, ownerId }: CreditsPurchasedNews, { eventId }: Happening): Promise<void> {
    const contact = await this.contacts.find(ownerId);
    if (!contact) return;
    const { number, credits, totalCents } = await this.queries.execute(new GetReceipt(ownerId, orderId));
    const { balance } = await this.queries.execute(new GetBalance(ownerId));
    const facts = { firstName: contact.firstName, orderId, number, credits, totalCents, balance };
    await this.mailer.send({ id: eventId, to: contact.email, ...receiptMail(facts, this.config) });
  }
}
