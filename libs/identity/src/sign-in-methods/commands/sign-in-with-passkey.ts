import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PasskeyCopied, PasskeyRefused, PasskeyUnknown } from '../../domain/attempts.errors';
import { Accounts } from '../../domain/people.repository';
import { Passkeys } from '../domain/sign-in-methods.repository';
import { type KeySignature, PasskeyCeremony } from '../../commands/ports';
import { type OpenedSession, type OpeningBrowser, SessionOpening } from '../../commands/session-opening';

export class SignInWithPasskey extends Command<OpenedSession> {
  constructor(
    readonly challenge: string,
    readonly signature: KeySignature,
    readonly browser: OpeningBrowser,
  ) {
    super();
  }
}

@CommandHandler(SignInWithPasskey)
export class SignInWithPasskeyHandler implements ICommandHandler<SignInWithPasskey> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly ceremony: PasskeyCeremony,
    private readonly opening: SessionOpening,
    private readonly clock: Clock,
  ) {}

  async execute({ challenge, signature, browser }: SignInWithPasskey): Promise<OpenedSession> {
    const found = await this.passkeys.withCredential(signature.credentialId);
    const account = found && (await this.accounts.lock(found.accountId));
    // Read again: it may have changed before the lock was granted.
    const passkey = account && (await this.passkeys.withCredential(signature.credentialId));
    if (!passkey) throw new PasskeyUnknown();

    const use = await this.ceremony.used(signature, challenge, passkey);
    if (!use) throw new PasskeyRefused();
    if (!passkey.use(use, this.clock.now())) throw new PasskeyCopied(account.id);
    await this.passkeys.save(passkey);
    return this.opening.of(account, browser, { mfa: true, isConfirmed: true });
  }
}
