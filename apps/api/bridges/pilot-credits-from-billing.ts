import { ApprovePilotCredits } from '@casewright/billing';
import { PilotCredits } from '@casewright/messaging';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

/** In the transaction that approves the signup. */
@Injectable()
export class PilotCreditsFromBilling extends PilotCredits {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  approve(signupId: string, userId: string, credits: number, adminId: string): Promise<void> {
    return this.commands.execute(new ApprovePilotCredits(signupId, userId, credits, adminId));
  }
}
