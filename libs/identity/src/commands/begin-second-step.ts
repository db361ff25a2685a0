import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Flow } from '../domain/flow';
import { Accounts, TriesBook } from '../domain/repositories';
import { Flows } from '../domain/sign-in-methods';
import { release, type TakenTry } from './take-sign-in-try';
import { lockProved, type Proof } from './open-session';

/** The password was right, which is half of signing in: whoever gave it goes on with the other half. */
export class BeginSecondStep extends Command<void> {
  constructor(
    readonly proof: Proof,
    readonly tokenHash: string,
    /** Counted before the password was judged. */
    readonly tries: readonly TakenTry[],
  ) {
    super();
  }
}

@CommandHandler(BeginSecondStep)
export class BeginSecondStepHandler implements ICommandHandler<BeginSecondStep> {
  constructor(
    private readonly accounts: Accounts,
    private readonly flows: Flows,
    private readonly book: TriesBook,
    private readonly clock: Clock,
  ) {}

  async execute({ proof, tokenHash, tries }: BeginSecondStep): Promise<void> {
    const { id: accountId } = await lockProved(this.accounts, proof);
    await release(this.book, tries);
    await this.flows.begin(Flow.begin('second-step', tokenHash, { accountId }, this.clock.now()));
  }
}
