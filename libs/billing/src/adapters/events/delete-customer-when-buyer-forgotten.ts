import { HandlesEvent, type EventHandler } from '@casewright/platform';
import { IsString } from 'class-validator';
import { PaymentProvider } from '../../processes/payment-provider';

export class BuyerForgottenPayload {
  @IsString()
  readonly customerId!: string;
}

@HandlesEvent({ event: 'billing.buyer-forgotten', name: 'billing.delete-customer-when-buyer-forgotten' })
export class DeleteCustomerWhenBuyerForgotten implements EventHandler<BuyerForgottenPayload> {
  readonly payload = BuyerForgottenPayload;

  constructor(private readonly payments: PaymentProvider) {}

  async handle({ customerId }: BuyerForgottenPayload): Promise<void> {
    await this.payments.deleteCustomer(customerId);
  }
}
