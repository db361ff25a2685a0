import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NoEmailChange } from '../domain/email-change.errors';
import { EmailChanges } from '../domain/email-change.repository';
import { CodeVerifier } from '../../commands/code-verifier';
import { EmailMove } from './email-move';

export class ConfirmEmailChange extends Command<void> {
  constructor(
    readonly accountId: string,
    /** The current session. The others end. */
    readonly sessionId: string,
    readonly email: string,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmEmailChange)
export class ConfirmEmailChangeHandler implements ICommandHandler<ConfirmEmailChange> {
  constructor(
    private readonly changes: EmailChanges,
    private readonly codes: CodeVerifier,
    private readonly move: EmailMove,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, sessionId, email, code }: ConfirmEmailChange): Promise<void> {
    const change = await this.changes.lockWaiting(accountId, this.clock.now());
    if (!change) throw new NoEmailChange();
    const account = await this.codes.verify(email, 'change-email', code);
    // The address may have moved to another account in the meantime.
    if (account.id !== accountId) throw new NoEmailChange();
    await this.move.make(account, change, sessionId, this.clock.now());
  }
}
