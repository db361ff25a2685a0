import type { Authenticator } from './authenticator';
import type { Passkey } from './passkey';

/** Lock the account before changing them. */
export abstract class Authenticators {
  abstract find(accountId: string): Promise<Authenticator | undefined>;
  abstract save(authenticator: Authenticator): Promise<void>;
  abstract forget(accountId: string): Promise<void>;
}

/** Each works once instead of the authenticator. Only hashes are stored. */
export abstract class RecoveryCodes {
  abstract replace(accountId: string, codeHashes: readonly string[]): Promise<void>;
  /** @returns false if there is no such code */
  abstract spend(accountId: string, codeHash: string): Promise<boolean>;
}

/** Lock the account before changing them. */
export abstract class Passkeys {
  abstract of(accountId: string): Promise<readonly Passkey[]>;
  abstract withCredential(credentialId: string): Promise<Passkey | undefined>;
  /** @returns false if any account has the credential already */
  abstract add(passkey: Passkey): Promise<boolean>;
  abstract save(passkey: Passkey): Promise<void>;
  abstract remove(passkeyId: string): Promise<void>;
  abstract removeAll(accountId: string): Promise<void>;
}
