import { EarnCaseCredits, ReturnCaseCredits } from '@casewright/billing';
import { CaseCredits, type CreditsOfCase } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

/** Posts credits in the transaction that changes the case. */
@Injectable()
export class CaseCreditsFromBilling extends CaseCredits {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  earn(credits: number, bill: CreditsOfCase): Promise<void> {
    return this.commands.execute(new EarnCaseCredits(credits, bill));
  }

  return(credits: number, bill: CreditsOfCase): Promise<void> {
    return this.commands.execute(new ReturnCaseCredits(credits, bill));
  }
}
