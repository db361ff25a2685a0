import { Authenticator } from './authenticator';
import type { PendingStep } from '../../domain/pending-step';
import { Passkey } from './passkey';
import type { Authenticators, Passkeys, RecoveryCodes } from './sign-in-methods.repository';
import type { PendingSteps } from '../../domain/people.repository';

export class SignInMethodsInMemory {
  private readonly kept = new Map<string, Authenticator>();
  private readonly codes = new Map<string, Set<string>>();
  private readonly pending = new Map<string, PendingStep>();
  private readonly keys = new Map<string, Passkey>();

  readonly authenticators: Authenticators = {
    find: async (accountId) => copyOf(this.kept.get(accountId)),
    save: async (authenticator) => void this.kept.set(authenticator.accountId, authenticator),
    forget: async (accountId) => void this.kept.delete(accountId),
  };

  readonly recoveryCodes: RecoveryCodes = {
    replace: async (accountId, codeHashes) => void this.codes.set(accountId, new Set(codeHashes)),
    spend: async (accountId, codeHash) => this.codes.get(accountId)?.delete(codeHash) ?? false,
  };

  readonly passkeys: Passkeys = {
    of: async (accountId) => [...this.keys.values()].filter((one) => one.accountId === accountId).map(copyOfKey),
    withCredential: async (credentialId) =>
      [...this.keys.values()].filter((one) => one.credentialId === credentialId).map(copyOfKey)[0],
    add: async (passkey) => {
      if ([...this.keys.values()].some(({ credentialId }) => credentialId === passkey.credentialId)) return false;
      this.keys.set(passkey.id, copyOfKey(passkey));
      return true;
    },
    save: async (passkey) => void this.keys.set(passkey.id, copyOfKey(passkey)),
    remove: async (passkeyId) => void this.keys.delete(passkeyId),
    removeAll: async (accountId) => {
      for (const one of [...this.keys.values()]) if (one.accountId === accountId) this.keys.delete(one.id);
    },
  };

  readonly pendingSteps: PendingSteps = {
    begin: async (step) => void this.pending.set(step.tokenHash, step),
    lock: async (tokenHash, purpose, now) => {
      const step = this.pending.get(tokenHash);
      return step?.purpose === purpose && step.expiresAt > now ? step : undefined;
    },
    end: async (tokenHash) => void this.pending.delete(tokenHash),
    endAll: async (accountId) => {
      for (const step of [...this.pending.values()])
        if (step.accountId === accountId) this.pending.delete(step.tokenHash);
    },
  };
}

/** Copies, so that changes count only after saving. */
const copyOf = (one: Authenticator | undefined): Authenticator | undefined =>
  one && new Authenticator(one.accountId, one.sealedSecret, one.confirmedAt, one.lastStep, one.addedAt);

const copyOfKey = (one: Passkey): Passkey =>
  new Passkey(
    one.id,
    one.accountId,
    one.credentialId,
    one.publicKey,
    one.signCount,
    one.transports,
    one.isSynced,
    one.name,
    one.addedAt,
    one.lastUsedAt,
  );
