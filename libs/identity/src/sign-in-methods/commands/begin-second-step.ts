import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PendingStep } from '../../domain/pending-step';
import { Accounts, PendingSteps } from '../../domain/people.repository';
import { lockProved, type Proof } from '../../commands/open-session';

/** The password was correct, and a second step is required. */
export class BeginSecondStep extends Command<void> {
  constructor(
    readonly proof: Proof,
    readonly tokenHash: string,
  ) {
    super();
  }
}

@CommandHandler(BeginSecondStep)
export class BeginSecondStepHandler implements ICommandHandler<BeginSecondStep> {
  constructor(
    private readonly accounts: Accounts,
    private readonly pendingSteps: PendingSteps,
    private readonly clock: Clock,
  ) {}

  async execute({ proof, tokenHash }: BeginSecondStep): Promise<void> {
    const { id: accountId } = await lockProved(this.accounts, proof);
    await this.pendingSteps.begin(PendingStep.begin('second-step', tokenHash, { accountId }, this.clock.now()));
  }
}
