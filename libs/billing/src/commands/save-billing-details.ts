import { type BillingDetails, billingFaults, tidyBillingDetails } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidBillingDetails } from '../domain/billing-details.errors';
import { BillingDetailsOfOwners } from '../domain/billing-details.repository';

/** For receipts issued from now on. Issued ones keep theirs. */
export class SaveBillingDetails extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly details: BillingDetails,
  ) {
    super();
  }
}

@CommandHandler(SaveBillingDetails)
export class SaveBillingDetailsHandler implements ICommandHandler<SaveBillingDetails> {
  constructor(private readonly details: BillingDetailsOfOwners) {}

  /** @throws InvalidBillingDetails */
  async execute({ ownerId, details }: SaveBillingDetails): Promise<void> {
    const tidy = tidyBillingDetails(details);
    const faults = billingFaults(tidy);
    if (Object.keys(faults).length > 0) throw new InvalidBillingDetails(faults);
    await this.details.save(ownerId, tidy);
  }
}
