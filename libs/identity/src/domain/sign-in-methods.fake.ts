import { Authenticator } from './authenticator';
import type { Flow } from './flow';
import type { Authenticators, Flows, RecoveryCodeBook } from './sign-in-methods';

/** The ways to sign in besides a password, in memory. */
export class SignInMethodsInMemory {
  private readonly kept = new Map<string, Authenticator>();
  private readonly codes = new Map<string, Set<string>>();
  private readonly begun = new Map<string, Flow>();

  readonly authenticators: Authenticators = {
    find: async (accountId) => copyOf(this.kept.get(accountId)),
    keep: async (authenticator) => void this.kept.set(authenticator.accountId, authenticator),
    forget: async (accountId) => void this.kept.delete(accountId),
  };

  readonly recoveryCodes: RecoveryCodeBook = {
    replace: async (accountId, codeHashes) => void this.codes.set(accountId, new Set(codeHashes)),
    spend: async (accountId, codeHash) => this.codes.get(accountId)?.delete(codeHash) ?? false,
  };

  readonly flows: Flows = {
    begin: async (flow) => void this.begun.set(flow.tokenHash, flow),
    hold: async (tokenHash, purpose, now) => {
      const flow = this.begun.get(tokenHash);
      return flow?.purpose === purpose && flow.expiresAt > now ? flow : undefined;
    },
    end: async (tokenHash) => void this.begun.delete(tokenHash),
    endAll: async (accountId) => {
      for (const flow of [...this.begun.values()]) if (flow.accountId === accountId) this.begun.delete(flow.tokenHash);
    },
  };
}

/** What is changed and not kept is not changed. */
const copyOf = (one: Authenticator | undefined): Authenticator | undefined =>
  one && new Authenticator(one.accountId, one.sealedSecret, one.confirmedAt, one.lastStep, one.addedAt);
