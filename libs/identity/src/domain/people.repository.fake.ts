import type { Account } from './account';
import type { Device } from './device';
import { MAX_VALID_CODES, type EmailCode } from './email-code';
import type { EmailChange } from '../email-change/domain/email-change';
import type { Accounts, Devices, EmailCodes, Registrations, ResetRequests, Sessions } from './people.repository';
import type { EmailChanges } from '../email-change/domain/email-change.repository';
import type { Registration } from './registration';
import type { Session } from './session';

interface Kept {
  readonly accounts: readonly Account[];
  readonly codes: readonly (EmailCode & { readonly voided?: boolean })[];
  readonly registrations: readonly Registration[];
  readonly emailChanges: readonly EmailChange[];
  readonly sessions: readonly Session[];
  readonly devices: readonly Device[];
  readonly resetRequests: readonly { readonly email: string; readonly at: Date }[];
}

/** In-memory repositories with one transaction at a time. */
export class PeopleInMemory {
  kept: Kept = {
    accounts: [],
    codes: [],
    registrations: [],
    emailChanges: [],
    sessions: [],
    devices: [],
    resetRequests: [],
  };
  private previous: Promise<unknown> = Promise.resolve();

  readonly accounts: Accounts = {
    add: (account) => this.save({ accounts: [...this.kept.accounts, account] }),
    lock: async (id) => this.kept.accounts.find((account) => account.id === id),
    lockAddress: async (email) => this.kept.accounts.find((account) => account.email === email),
    lockExisting: async (ids) => this.kept.accounts.filter((one) => ids.includes(one.id)).map(({ id }) => id),
    lockAdmins: async () => undefined,
    adminEmails: async () => this.kept.accounts.filter(({ isAdmin }) => isAdmin).map(({ email }) => email),
    countOtherAdmins: async (id) =>
      this.kept.accounts.filter((one) => one.isAdmin && !one.isLeaving && one.id !== id).length,
    remove: async (id) =>
      this.save({
        accounts: this.kept.accounts.filter((account) => account.id !== id),
        codes: this.kept.codes.filter(({ accountId }) => accountId !== id),
        emailChanges: this.kept.emailChanges.filter(({ accountId }) => accountId !== id),
        sessions: this.kept.sessions.filter(({ accountId }) => accountId !== id),
      }),
  };

  readonly codes: EmailCodes = {
    add: (code) => this.save({ codes: [...this.kept.codes, code] }),
    open: async (accountId, purpose, now) => this.openCodes(accountId, purpose, now),
    outdated: async (accountId, purpose, now) => {
      const open = this.openCodes(accountId, purpose, now);
      return this.codesOf(accountId, purpose).filter((code) => !code.voided && !open.includes(code));
    },
    mailedSince: async (subject, purpose, since) =>
      this.codesOf(subject, purpose)
        .filter(({ issuedAt }) => issuedAt > since)
        .map(({ id, issuedAt, voided = false }) => ({ id, issuedAt, isVoid: voided })),
    issuedSince: async (accountId, purpose, since) =>
      this.codesOf(accountId, purpose)
        .map(({ issuedAt }) => issuedAt)
        .filter((issuedAt) => issuedAt > since),
    voidAll: async (accountId, purpose) => {
      const mine = new Set(this.codesOf(accountId, purpose));
      this.save({ codes: this.kept.codes.map((code) => (mine.has(code) ? { ...code, voided: true } : code)) });
    },
    withLink: async (linkHash) => this.kept.codes.find((code) => code.linkHash === linkHash && !code.voided),
  };

  readonly registrations: Registrations = {
    add: (registration) => this.save({ registrations: [...this.kept.registrations, registration] }),
    inBrowser: async (browserHash, now) =>
      this.kept.registrations.find((one) => one.browserHash === browserHash && one.expiresAt > now),
    withPassword: async (email, passwordHash, now) =>
      this.kept.registrations.findLast(
        (one) => one.email === email && one.passwordHash === passwordHash && one.expiresAt > now,
      ),
    removeAll: async (email) =>
      this.save({ registrations: this.kept.registrations.filter((one) => one.email !== email) }),
  };

  readonly emailChanges: EmailChanges = {
    add: (change) => this.save({ emailChanges: [...this.kept.emailChanges, change] }),
    lock: async (id) => this.kept.emailChanges.find((change) => change.id === id),
    lockWaiting: async (accountId, now) =>
      this.kept.emailChanges.find((change) => change.accountId === accountId && change.isWaiting(now)),
    keeping: async (oldEmail, now) =>
      this.kept.emailChanges.find((change) => change.oldEmail === oldEmail && change.isUndoable(now)),
    forgetWaiting: async (accountId) => this.forgetChanges((one) => one.accountId === accountId && !one.madeAt),
    forgetSince: async (accountId, requestedAt) =>
      this.forgetChanges((one) => one.accountId === accountId && one.requestedAt >= requestedAt),
  };

  readonly resetRequests: ResetRequests = {
    since: async (email, since) =>
      this.kept.resetRequests.filter((one) => one.email === email && one.at > since).map(({ at }) => at),
    add: async (email, at) => this.save({ resetRequests: [...this.kept.resetRequests, { email, at }] }),
  };

  readonly sessions: Sessions = {
    add: (session) => this.save({ sessions: [...this.kept.sessions, session] }),
    end: async (tokenHash) => {
      const ended = this.kept.sessions.find((session) => session.tokenHash === tokenHash);
      this.save({ sessions: this.kept.sessions.filter((session) => session !== ended) });
      return ended?.accountId;
    },
    endOne: async (accountId, sessionId) => {
      const isMeant = (one: Session) => one.id === sessionId && one.accountId === accountId;
      const found = this.kept.sessions.some(isMeant);
      this.save({ sessions: this.kept.sessions.filter((one) => !isMeant(one)) });
      return found;
    },
    endAll: async (accountId, exceptSessionId) => {
      const before = this.kept.sessions.length;
      this.save({
        sessions: this.kept.sessions.filter((one) => one.accountId !== accountId || one.id === exceptSessionId),
      });
      return this.kept.sessions.length < before;
    },
    extend: async (sessionId, lastSeenAt, expiresAt) =>
      this.changeSessions((session) => session.id === sessionId, { lastSeenAt, expiresAt }),
    rotate: async (accountId, tokenHash, newTokenHash, becomesMfa) =>
      this.changeSessions((session) => session.accountId === accountId && session.tokenHash === tokenHash, {
        tokenHash: newTokenHash,
        ...(becomesMfa && { mfa: true }),
      }),
    confirm: async (sessionId, confirmedAt) => this.changeSessions(({ id }) => id === sessionId, { confirmedAt }),
    removeMfa: async (accountId) => this.changeSessions((one) => one.accountId === accountId, { mfa: false }),
  };

  readonly devices: Devices = {
    add: (device) => this.save({ devices: [...this.kept.devices, device] }),
    find: async (accountId, tokenHash) =>
      this.kept.devices.find((device) => device.accountId === accountId && device.tokenHash === tokenHash),
    isKnown: async (tokenHash) => this.kept.devices.some((device) => device.tokenHash === tokenHash),
    hasAny: async (accountId) => this.kept.devices.some((device) => device.accountId === accountId),
    seen: async (deviceId, lastSeenAt) =>
      this.save({
        devices: this.kept.devices.map((device) => (device.id === deviceId ? { ...device, lastSeenAt } : device)),
      }),
    forgetOthers: async (accountId, sessionId) => {
      const own = this.kept.sessions.find(({ id }) => id === sessionId)?.deviceId;
      this.save({ devices: this.kept.devices.filter((one) => one.accountId !== accountId || one.id === own) });
    },
  };

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

  private forgetChanges(which: (change: EmailChange) => boolean): void {
    this.save({ emailChanges: this.kept.emailChanges.filter((change) => !which(change)) });
  }

  private changeSessions(which: (session: Session) => boolean, changed: Partial<Session>): void {
    this.save({
      sessions: this.kept.sessions.map((session) => (which(session) ? { ...session, ...changed } : session)),
    });
  }

  private openCodes(subject: string, purpose: string, now: Date) {
    const valid = this.codesOf(subject, purpose)
      .filter(({ expiresAt, voided }) => expiresAt > now && !voided)
      .sort((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime());
    return Object.values(Object.groupBy(valid, (code) => String(code.registrationId))).flatMap((codes = []) =>
      codes.slice(0, MAX_VALID_CODES),
    );
  }

  private codesOf(subject: string, purpose: string) {
    return this.kept.codes.filter((code) => code.subject === subject && code.purpose === purpose);
  }

  private save(changed: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changed };
  }
}
