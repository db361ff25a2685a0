import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { IsInt, IsUUID } from 'class-validator';
import { Contacts } from '../../commands/ports';
import { paymentFailedMail } from '../mails/payment-failed';

export class PaymentFailedNews {
  @IsUUID()
  readonly ownerId!: string;

  @IsInt()
  readonly credits!: number;

  @IsInt()
  readonly amountCents!: number;
}

@Reaction('billing.payment-failed')
export class MailBuyerWhenPaymentFailed implements Reacts<PaymentFailedNews> {
  readonly news = PaymentFailedNews;

  constructor(
    private readonly contacts: Contacts,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react({ ownerId, credits, amountCents }: PaymentFailedNews, { eventId }: Happening): Promise<void> {
    const contact = await this.contacts.find(ownerId);
    if (!contact) return;
    const facts = { firstName: contact.firstName, credits, amountCents };
    await this.mailer.send({ id: eventId, to: contact.email, ...paymentFailedMail(facts, this.config) });
  }
}
