import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountAccess } from '../../commands/account-access';
import { Accounts, Sessions } from '../../domain/people.repository';
import { Authenticators, Passkeys } from '../domain/sign-in-methods.repository';
import { PasskeyNotFound } from '../domain/sign-in-methods.errors';

/** Ends other sessions. The current one stays multi-factor if the account has another factor. */
export class RemovePasskey extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly passkeyId: string,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(RemovePasskey)
export class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly authenticators: Authenticators,
    private readonly sessions: Sessions,
    private readonly access: AccountAccess,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, passkeyId, sessionId }: RemovePasskey): Promise<void> {
    const account = await this.accounts.lock(accountId);
    const passkeys = await this.passkeys.of(accountId);
    if (!account || !passkeys.some(({ id }) => id === passkeyId)) throw new PasskeyNotFound();
    const now = this.clock.now();
    await this.passkeys.remove(passkeyId);

    const hasTwoStep = (await this.authenticators.find(accountId))?.confirmedAt != null;
    const isLast = passkeys.length === 1 && !hasTwoStep;
    await this.access.endOthers(account, now, sessionId);
    if (isLast) await this.sessions.removeMfa(accountId);
    account.signInChanged('passkey-removed', now);
  }
}
