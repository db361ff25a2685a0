import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressTaken, UndoLinkInvalid } from '../domain/email-change.errors';
import { Accounts } from '../../domain/people.repository';
import { EmailChanges } from '../domain/email-change.repository';
import { AddressHolders } from '../../commands/address-holders';
import { EmailMove } from './email-move';
import { LinkTokens } from '../../domain/mailed-secrets';
import { SecondFactors } from '../../sign-in-methods/commands/second-factors';

/** Locks out the person who changed the address. */
export class UndoEmailChange extends Command<void> {
  constructor(
    readonly changeId: string,
    readonly token: string,
    /** Hash that no password matches. */
    readonly unusableHash: string,
  ) {
    super();
  }
}

@CommandHandler(UndoEmailChange)
export class UndoEmailChangeHandler implements ICommandHandler<UndoEmailChange> {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: EmailChanges,
    private readonly holders: AddressHolders,
    private readonly move: EmailMove,
    private readonly factors: SecondFactors,
    private readonly links: LinkTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ changeId, token, unusableHash }: UndoEmailChange): Promise<void> {
    const change = await this.changes.lock(changeId);
    const account = change && (await this.accounts.lock(change.accountId));
    const now = this.clock.now();
    if (!account || !change.isUndoable(now) || !this.links.match(change.id, token)) throw new UndoLinkInvalid();
    const { oldEmail, requestedAt: since } = change;
    if (await this.holders.find(oldEmail, now, account.id)) throw new AddressTaken();

    account.restoreEmail(oldEmail, unusableHash, since, now);
    await this.move.settle(account, now);
    await this.factors.forgetSince(account.id, since);
    // Also voids the undo links of later changes.
    await this.changes.forgetSince(account.id, since);
  }
}
