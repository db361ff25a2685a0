import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PendingStep } from '../domain/pending-step';
import { PendingSteps } from '../domain/people.repository';

/** Ties the browser to the address, since the code names no account. */
export class BeginPasswordReset extends Command<void> {
  constructor(
    readonly email: string,
    readonly tokenHash: string,
  ) {
    super();
  }
}

@CommandHandler(BeginPasswordReset)
export class BeginPasswordResetHandler implements ICommandHandler<BeginPasswordReset> {
  constructor(
    private readonly pendingSteps: PendingSteps,
    private readonly clock: Clock,
  ) {}

  async execute({ email, tokenHash }: BeginPasswordReset): Promise<void> {
    await this.pendingSteps.begin(PendingStep.begin('reset-password', tokenHash, { about: email }, this.clock.now()));
  }
}
