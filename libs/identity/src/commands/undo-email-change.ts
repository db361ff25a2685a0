import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressTaken } from '../domain/email-change.errors';
import { Accounts, Devices, EmailChanges, SessionBook } from '../domain/repositories';
import { Flows } from '../domain/sign-in-methods';
import { AddressHolders } from './address-holders';
import { EmailMove } from './email-move';
import { LinkTokens } from '../domain/mailed-secrets';
import { SecondFactors } from './second-factors';

export interface UndoneByLink {
  readonly isGood: boolean;
}

/** The link that was mailed to the address of before. Whoever made the change may have been in ever since, and is out now. */
export class UndoEmailChange extends Command<UndoneByLink> {
  constructor(
    readonly changeId: string,
    readonly token: string,
    /** Of a password that nobody knows. */
    readonly nobodysPasswordHash: string,
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
    private readonly sessions: SessionBook,
    private readonly flows: Flows,
    private readonly factors: SecondFactors,
    private readonly devices: Devices,
    private readonly links: LinkTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ changeId, token, nobodysPasswordHash }: UndoEmailChange): Promise<UndoneByLink> {
    const change = await this.changes.hold(changeId);
    const account = change && (await this.accounts.hold(change.accountId));
    const now = this.clock.now();
    if (!account || !change.isUndoable(now) || !this.links.match(change.id, token)) return { isGood: false };
    const { oldEmail, requestedAt: since } = change;
    if (await this.holders.find(oldEmail, now, account.id)) throw new AddressTaken();

    account.takeBack(oldEmail, nobodysPasswordHash, since, now);
    await this.move.settle(account, now);
    await this.sessions.endAll(account.id);
    await this.flows.endAll(account.id);
    await this.factors.forgetSince(account.id, since);
    await this.devices.forgetSince(account.id, since);
    // With its link, and those of whatever was changed after it.
    await this.changes.forgetSince(account.id, since);
    return { isGood: true };
  }
}
