import { Reaction, type Reacts } from '@casewright/platform';
import { QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { Contacts } from '../../commands/ports';
import { PaymentProvider } from '../../processes/payment-provider';
import { FindCustomer } from '../../queries/find-customer';

export class EmailChangedNews {
  @IsUUID()
  readonly accountId!: string;
}

/** To the address that the owner has by now: news of several changes may come in any order. */
@Reaction('identity.email-changed')
export class UpdateCustomerWhenEmailChanged implements Reacts<EmailChangedNews> {
  readonly news = EmailChangedNews;

  constructor(
    private readonly queries: QueryBus,
    private readonly contacts: Contacts,
    private readonly payments: PaymentProvider,
  ) {}

  async react({ accountId }: EmailChangedNews): Promise<void> {
    const customerId = await this.queries.execute(new FindCustomer(accountId));
    const contact = customerId && (await this.contacts.find(accountId));
    if (contact) await this.payments.updateCustomer(customerId, contact.email);
  }
}
