import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Customers } from '../domain/customers';

export class KeepCustomer extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly customerId: string,
  ) {
    super();
  }
}

@CommandHandler(KeepCustomer)
export class KeepCustomerHandler implements ICommandHandler<KeepCustomer> {
  constructor(private readonly customers: Customers) {}

  async execute({ ownerId, customerId }: KeepCustomer): Promise<void> {
    await this.customers.keep(ownerId, customerId);
  }
}
