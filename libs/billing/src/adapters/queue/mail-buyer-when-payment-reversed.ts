import { Config, type Happening, Mailer, Reaction, type Reacts } from '@casewright/platform';
import { QueryBus } from '@nestjs/cqrs';
import { IsBoolean, IsIn, IsInt, IsUUID } from 'class-validator';
import { Contacts } from '../../commands/ports';
import { REVERSAL_KINDS, type Reversal } from '../../domain/checkout-session';
import { GetBalance } from '../../queries/get-balance';
import { paymentReversedMail } from '../mails/payment-reversed';

export class PaymentReversedNews {
  @IsUUID()
  readonly ownerId!: string;

  @IsIn(REVERSAL_KINDS)
  readonly kind!: Reversal['kind'];

  @IsInt()
  readonly amountCents!: number;

  @IsBoolean()
  readonly isActive!: boolean;

  @IsInt()
  readonly credits!: number;
}

/** What is owed is what it is when the mail is written. */
@Reaction('billing.payment-reversed')
export class MailBuyerWhenPaymentReversed implements Reacts<PaymentReversedNews> {
  readonly news = PaymentReversedNews;

  constructor(
    private readonly queries: QueryBus,
    private readonly contacts: Contacts,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async react(news: PaymentReversedNews, { eventId }: Happening): Promise<void> {
    const { ownerId, kind, amountCents, isActive, credits } = news;
    const contact = await this.contacts.find(ownerId);
    if (!contact) return;
    const { debt } = await this.queries.execute(new GetBalance(ownerId));
    const facts = { firstName: contact.firstName, kind, amountCents, isActive, credits, debt };
    await this.mailer.send({ id: eventId, to: contact.email, ...paymentReversedMail(facts, this.config) });
  }
}
