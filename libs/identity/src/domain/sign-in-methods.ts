import type { Authenticator } from './authenticator';
import type { PendingStep, PendingPurpose } from './pending-step';
import type { Passkey } from './passkey';

/** The second factors of accounts. Whoever changes them holds the account. */
export abstract class Authenticators {
  abstract find(accountId: string): Promise<Authenticator | undefined>;
  /** In the place of the one before. */
  abstract save(authenticator: Authenticator): Promise<void>;
  abstract forget(accountId: string): Promise<void>;
}

/** Codes to sign in with when the authenticator is lost, each good for once. Only their hashes are kept. */
export abstract class RecoveryCodes {
  /** In the place of all before. */
  abstract replace(accountId: string, codeHashes: readonly string[]): Promise<void>;
  /** @returns false when there is no such code (any more) */
  abstract spend(accountId: string, codeHash: string): Promise<boolean>;
}

/** Whoever changes them holds the account. */
export abstract class Passkeys {
  /** The oldest first. */
  abstract of(accountId: string): Promise<readonly Passkey[]>;
  /** Whosever it is. */
  abstract withCredential(credentialId: string): Promise<Passkey | undefined>;
  /** @returns false when the device's pair of keys is one that is known, to whichever account */
  abstract add(passkey: Passkey): Promise<boolean>;
  abstract save(passkey: Passkey): Promise<void>;
  abstract remove(passkeyId: string): Promise<void>;
  abstract removeAll(accountId: string): Promise<void>;
}

export abstract class PendingSteps {
  abstract begin(flow: PendingStep): Promise<void>;
  /** Held until the transaction ends: those who go on with one flow take turns. */
  abstract lock(tokenHash: string, purpose: PendingPurpose, now: Date): Promise<PendingStep | undefined>;
  abstract end(tokenHash: string): Promise<void>;
  /** Whatever was begun for the account. */
  abstract endAll(accountId: string): Promise<void>;
}
