import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NoEmailChange } from '../domain/email-change.errors';
import { EmailChanges } from '../domain/repositories';
import { EmailMove } from './email-move';
import { CodeJudge, type CodeVerdict } from './judge-code';

export class ConfirmEmailChange extends Command<CodeVerdict> {
  constructor(
    readonly accountId: string,
    /** That the account has so far: tries are counted at it. */
    readonly email: string,
    readonly code: string,
    readonly network: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmEmailChange)
export class ConfirmEmailChangeHandler implements ICommandHandler<ConfirmEmailChange> {
  constructor(
    private readonly changes: EmailChanges,
    private readonly judge: CodeJudge,
    private readonly move: EmailMove,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, email, code, network }: ConfirmEmailChange): Promise<CodeVerdict> {
    const change = await this.changes.holdWaiting(accountId, this.clock.now());
    if (!change) throw new NoEmailChange();

    const { verdict, account } = await this.judge.judge(email, 'change-email', code, network);
    if (!account) return verdict;
    // Somebody else's by now.
    if (account.id !== accountId) throw new NoEmailChange();
    await this.move.make(account, change, this.clock.now());
    return verdict;
  }
}
