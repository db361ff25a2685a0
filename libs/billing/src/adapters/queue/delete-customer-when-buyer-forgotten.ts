import { Reaction, type Reacts } from '@casewright/platform';
import { IsString } from 'class-validator';
import { PaymentProvider } from '../../processes/payment-provider';

export class BuyerForgottenNews {
  @IsString()
  readonly customerId!: string;
}

@Reaction('billing.buyer-forgotten')
export class DeleteCustomerWhenBuyerForgotten implements Reacts<BuyerForgottenNews> {
  readonly news = BuyerForgottenNews;

  constructor(private readonly payments: PaymentProvider) {}

  async react({ customerId }: BuyerForgottenNews): Promise<void> {
    await this.payments.deleteCustomer(customerId);
  }
}
