import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../../domain/account.errors';
import { EmailChange } from '../domain/email-change';
import { SameEmail } from '../domain/email-change.errors';
import { Accounts, EmailCodes } from '../../domain/people.repository';
import { EmailChanges } from '../domain/email-change.repository';
import { EmailMove } from './email-move';

/** Call it after the owner is confirmed. Replaces a pending change. A taken address gets no email. */
export class RequestEmailChange extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly newEmail: string,
  ) {
    super();
  }
}

@CommandHandler(RequestEmailChange)
export class RequestEmailChangeHandler implements ICommandHandler<RequestEmailChange> {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: EmailChanges,
    private readonly codes: EmailCodes,
    private readonly move: EmailMove,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, newEmail }: RequestEmailChange): Promise<void> {
    const account = await this.accounts.lock(accountId);
    if (!account) throw new AccountNotFound(accountId);
    if (newEmail === account.email) throw new SameEmail();

    const now = this.clock.now();
    // Void earlier codes, which must not prove the new address.
    await this.codes.voidAll(accountId, 'change-email', now);
    await this.changes.forgetWaiting(accountId);
    const change = EmailChange.request(account, newEmail, now);
    this.changes.add(change);
    await this.move.sendCode(account, change, now);
  }
}
