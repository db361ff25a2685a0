import { ForgetBuyer, GetBillingData } from '@casewright/billing';
import { EraseWork, GetCasePricingData } from '@casewright/case-pricing';
import { PersonalDataElsewhere } from '@casewright/identity';
import { EraseMail, GetMessagingData } from '@casewright/messaging';
import { ErasePursuits, GetPursuitsData } from '@casewright/pursuits';
import { EraseValueModels, GetValueModelsData } from '@casewright/value-models';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

/** Exports and erases personal data of all other contexts. The ledger stays: it contains no names. */
@Injectable()
export class PersonalDataFromContexts extends PersonalDataElsewhere {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {
    super();
  }

  async collect(accountId: string, email: string): Promise<Readonly<Record<string, object>>> {
    return {
      messaging: await this.queries.execute(new GetMessagingData(accountId, email)),
      billing: await this.queries.execute(new GetBillingData(accountId)),
      casePricing: await this.queries.execute(new GetCasePricingData(accountId)),
      pursuits: await this.queries.execute(new GetPursuitsData(accountId)),
      valueModels: await this.queries.execute(new GetValueModelsData(accountId)),
    };
  }

  async erase(accountId: string, email: string | undefined): Promise<void> {
    await this.commands.execute(new EraseMail(accountId, email));
    await this.commands.execute(new EraseWork(accountId));
    await this.commands.execute(new EraseValueModels(accountId));
    await this.commands.execute(new ErasePursuits(accountId));
    await this.commands.execute(new ForgetBuyer(accountId));
  }
}
