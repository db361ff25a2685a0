import type { Account } from './account';
import { CODES_THAT_COUNT, type EmailCode } from './email-code';
import type { Accounts, EmailCodes, RoleChange, RoleChanges, SessionBook, TriesBook } from './repositories';
import type { Session } from './session';
import { Tries } from './tries';

interface Kept {
  readonly accounts: readonly Account[];
  readonly codes: readonly (EmailCode & { readonly voided?: boolean })[];
  readonly sessions: readonly Session[];
  readonly tries: readonly { readonly email: string; readonly tries: Tries }[];
}

/** The ports of identity's domain in memory: work is done one at a time, all of it or none. */
export class PeopleInMemory {
  kept: Kept = { accounts: [], codes: [], sessions: [], tries: [] };
  readonly changes: RoleChange[] = [];
  private previous: Promise<unknown> = Promise.resolve();

  readonly accounts: Accounts = {
    add: (account) => this.keep({ accounts: [...this.kept.accounts, account] }),
    hold: async (id) => this.kept.accounts.find((account) => account.id === id),
    holdAddress: async (email) => this.kept.accounts.find((account) => account.email === email),
  };

  readonly codes: EmailCodes = {
    add: (code) => this.keep({ codes: [...this.kept.codes, code] }),
    open: async (accountId, purpose, now) =>
      this.codesOf(accountId, purpose)
        .filter(({ expiresAt, voided }) => expiresAt > now && !voided)
        .sort((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime())
        .slice(0, CODES_THAT_COUNT),
    issuedSince: async (accountId, purpose, since) =>
      this.codesOf(accountId, purpose)
        .map(({ issuedAt }) => issuedAt)
        .filter((issuedAt) => issuedAt > since),
    voidAll: async (accountId, purpose) => {
      const mine = new Set(this.codesOf(accountId, purpose));
      this.keep({ codes: this.kept.codes.map((code) => (mine.has(code) ? { ...code, voided: true } : code)) });
    },
  };

  readonly triesBook: TriesBook = {
    hold: async (email, purpose) => {
      const known = this.kept.tries.find((row) => row.email === email && row.tries.purpose === purpose)?.tries;
      return known ? new Tries(purpose, known.taken, known.windowStartedAt) : new Tries(purpose, 0, new Date());
    },
    keep: async (email, tries) => {
      const others = this.kept.tries.filter((row) => row.email !== email || row.tries.purpose !== tries.purpose);
      this.keep({ tries: [...others, { email, tries }] });
    },
  };

  readonly sessions: SessionBook = {
    add: (session) => this.keep({ sessions: [...this.kept.sessions, session] }),
    end: async (tokenHash) =>
      this.keep({ sessions: this.kept.sessions.filter((session) => session.tokenHash !== tokenHash) }),
    endAll: async (accountId, exceptSessionId) =>
      this.keep({
        sessions: this.kept.sessions.filter((one) => one.accountId !== accountId || one.id === exceptSessionId),
      }),
    extend: async (sessionId, expiresAt) =>
      this.keep({
        sessions: this.kept.sessions.map((session) => (session.id === sessionId ? { ...session, expiresAt } : session)),
      }),
    forgetExpired: async (accountId, now) =>
      this.keep({
        sessions: this.kept.sessions.filter((one) => one.accountId !== accountId || one.expiresAt > now),
      }),
  };

  readonly roleChanges: RoleChanges = { append: async (change) => void this.changes.push(change) };

  inTransaction<T>(work: (people: PeopleInMemory) => Promise<T>): Promise<T> {
    const attempt = this.previous.then(async () => {
      const before = this.kept;
      try {
        return await work(this);
      } catch (error) {
        this.kept = before;
        throw error;
      }
    });
    this.previous = attempt.catch(() => undefined);
    return attempt;
  }

  private codesOf(accountId: string, purpose: string) {
    return this.kept.codes.filter((code) => code.accountId === accountId && code.purpose === purpose);
  }

  private keep(changed: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changed };
  }
}
