import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, Sessions } from '../../domain/people.repository';
import { Authenticators, Passkeys } from '../domain/sign-in-methods.repository';
import { PasskeyNotFound } from '../domain/sign-in-methods.errors';

/** Other sessions lose their second factor; the current one only with the last passkey. */
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
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, passkeyId, sessionId }: RemovePasskey): Promise<void> {
    const account = await this.accounts.lock(accountId);
    const passkeys = await this.passkeys.of(accountId);
    if (!account || !passkeys.some(({ id }) => id === passkeyId)) throw new PasskeyNotFound();
    await this.passkeys.remove(passkeyId);

    const hasTwoStep = (await this.authenticators.find(accountId))?.confirmedAt != null;
    const isLast = passkeys.length === 1 && !hasTwoStep;
    await this.sessions.removeMfa(accountId, isLast ? undefined : sessionId);
    account.signInChanged('passkey-removed', this.clock.now());
  }
}
