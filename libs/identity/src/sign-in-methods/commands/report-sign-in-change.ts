import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../../domain/people.repository';
import type { SignInChange } from '../domain/sign-in-methods.events';

/** Notifies the owner about a refused attempt, whose own transaction was rolled back. */
export class ReportSignInChange extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly change: SignInChange,
  ) {
    super();
  }
}

@CommandHandler(ReportSignInChange)
export class ReportSignInChangeHandler implements ICommandHandler<ReportSignInChange> {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, change }: ReportSignInChange): Promise<void> {
    (await this.accounts.lock(accountId))?.signInChanged(change, this.clock.now());
  }
}
