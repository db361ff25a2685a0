import type { Clock } from '@casewright/kernel';
import type { KeySignature, PasskeyCeremony } from '../../commands/ports';
import type { Account } from '../../domain/account';
import { PasskeyCopied, PasskeyRefused, PasskeyUnknown } from '../../domain/attempts.errors';
import type { Accounts } from '../../domain/people.repository';
import type { Passkeys } from '../domain/sign-in-methods.repository';

/** Verifies a passkey's signature and counts its use. */
export class PasskeyProof {
  constructor(
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly ceremony: PasskeyCeremony,
    private readonly clock: Clock,
  ) {}

  /** Locks the account. @throws PasskeyUnknown, PasskeyRefused, PasskeyCopied */
  async ownerOf(signature: KeySignature, challenge: string): Promise<Account> {
    const found = await this.passkeys.withCredential(signature.credentialId);
    const account = found && (await this.accounts.lock(found.accountId));
    // Read again: it may have changed before the lock was granted.
    const passkey = account && (await this.passkeys.withCredential(signature.credentialId));
    if (!passkey) throw new PasskeyUnknown();

    const use = await this.ceremony.used(signature, challenge, passkey);
    if (!use) throw new PasskeyRefused();
    if (!passkey.use(use, this.clock.now())) throw new PasskeyCopied(account.id);
    await this.passkeys.save(passkey);
    return account;
  }
}
