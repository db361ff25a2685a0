import { HandlesEvent, type EventHandler } from '@casewright/platform';
import { QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { Contacts } from '../../commands/ports';
import { PaymentProvider } from '../../processes/payment-provider';
import { FindCustomer } from '../../queries/find-customer';

export class EmailChangedPayload {
  @IsUUID()
  readonly accountId!: string;
}

/** Reads the current address, because events may arrive in any order. */
@HandlesEvent({ event: 'identity.email-changed', name: 'billing.update-customer-when-email-changed' })
export class UpdateCustomerWhenEmailChanged implements EventHandler<EmailChangedPayload> {
  readonly payload = EmailChangedPayload;

  constructor(
    private readonly queries: QueryBus,
    private readonly contacts: Contacts,
    private readonly payments: PaymentProvider,
  ) {}

  async handle({ accountId }: EmailChangedPayload): Promise<void> {
    const customerId = await this.queries.execute(new FindCustomer(accountId));
    const contact = customerId && (await this.contacts.find(accountId));
    if (contact) await this.payments.updateCustomer(customerId, contact.email);
  }
}
