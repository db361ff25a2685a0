import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Customers } from '../domain/customers.repository';

export class SaveCustomer extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly customerId: string,
  ) {
    super();
  }
}

@CommandHandler(SaveCustomer)
export class SaveCustomerHandler implements ICommandHandler<SaveCustomer> {
  constructor(private readonly customers: Customers) {}

  async execute({ ownerId, customerId }: SaveCustomer): Promise<void> {
    await this.customers.save(ownerId, customerId);
  }
}
