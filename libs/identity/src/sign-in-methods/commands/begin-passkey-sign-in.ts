import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PendingStep } from '../../domain/pending-step';
import { PendingSteps } from '../../domain/people.repository';

/** Gives the browser a challenge before the account is known. */
export class BeginPasskeySignIn extends Command<void> {
  constructor(
    readonly tokenHash: string,
    readonly challenge: string,
  ) {
    super();
  }
}

@CommandHandler(BeginPasskeySignIn)
export class BeginPasskeySignInHandler implements ICommandHandler<BeginPasskeySignIn> {
  constructor(
    private readonly pendingSteps: PendingSteps,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash, challenge }: BeginPasskeySignIn): Promise<void> {
    await this.pendingSteps.begin(PendingStep.begin('passkey', tokenHash, { about: challenge }, this.clock.now()));
  }
}
