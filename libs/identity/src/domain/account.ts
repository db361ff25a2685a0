import { AggregateRoot } from '@casewright/kernel';
import { DAY_MS, HOUR_MS } from '@casewright/rules';
import { AlreadyAdmin, AlreadyVerified, EmailUnverified } from './account.errors';
import {
  AccountErased,
  AlreadyRegistered,
  DeletionRequested,
  PasswordChanged,
  PasswordResetRequested,
  Registered,
  SignedInFromNewDevice,
  VerificationRequested,
} from './account.events';
import { EmailCode } from './email-code';
import {
  RegisteredAddressRequested,
  EmailChanged,
  EmailChangeUndone,
} from '../email-change/domain/email-change.events';
import { type SignInChange, SignInChanged } from '../sign-in-methods/domain/sign-in-methods.events';
import type { Registration } from './registration';
import { SessionsEnded } from './session.events';
import { TERMS_VERSION } from './terms';

export type Role = 'user' | 'admin';

export interface Applicant {
  /** Normalized. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

export type AddressUse = 'sign-up' | 'email-change';

export const DELETION_GRACE_DAYS = 14;
const DELETION_GRACE_PERIOD_MS = DELETION_GRACE_DAYS * DAY_MS;

/** One person at one email address. */
export class Account extends AggregateRoot {
  constructor(
    readonly id: string,
    public email: string,
    public firstName: string,
    public lastName: string,
    protected passwordHash: string,
    private role: Role,
    private emailVerified: boolean,
    public termsVersion: string,
    public termsAcceptedAt: Date,
    readonly createdAt: Date,
    private remindedAt: Date | null,
    private deletionDueAt: Date | null,
  ) {
    super();
  }

  static register(applicant: Applicant, at: Date): Account {
    const account = Account.opened(applicant, at);
    account.record(new Registered(account.id, account.email, at));
    return account;
  }

  /** A verified account without emails. */
  static forDemonstration(applicant: Applicant, role: Role, at: Date): Account {
    const account = Account.opened(applicant, at);
    account.restoreForDemonstration(applicant.passwordHash, role);
    return account;
  }

  private static opened({ email, firstName, lastName, passwordHash }: Applicant, at: Date): Account {
    const names = [firstName.trim(), lastName.trim()] as const;
    return new Account(
      crypto.randomUUID(),
      email,
      ...names,
      passwordHash,
      'user',
      false,
      TERMS_VERSION,
      at,
      at,
      null,
      null,
    );
  }

  get isAdmin(): boolean {
    return this.role === 'admin';
  }

  get isVerified(): boolean {
    return this.emailVerified;
  }

  rename(firstName: string, lastName: string): void {
    this.firstName = firstName.trim();
    this.lastName = lastName.trim();
  }

  changePassword(passwordHash: string, at: Date): void {
    this.passwordHash = passwordHash;
    this.record(new PasswordChanged(this.id, this.email, at));
  }

  requestPasswordReset(at: Date): EmailCode {
    const code = EmailCode.issue(this.id, 'reset-password', at);
    this.record(new PasswordResetRequested(this.id, this.email, code.id, at));
    return code;
  }

  /** Call it after the new mailbox is proved. */
  moveTo(email: string, at: Date): void {
    const previousEmail = this.email;
    this.email = email;
    this.record(new EmailChanged(this.id, previousEmail, email, at));
  }

  /** Undoes a hijacker's email change and deletion requests since. No password matches `unusableHash`. */
  restoreEmail(email: string, unusableHash: string, since: Date, at: Date): void {
    this.record(new EmailChangeUndone(this.id, email, this.email, at));
    this.moveTo(email, at);
    this.passwordHash = unusableHash;
    if (this.deletionDueAt && this.deletionDueAt.getTime() - DELETION_GRACE_PERIOD_MS >= since.getTime()) {
      this.cancelDeletion();
    }
  }

  /** Repeating it keeps the date. @returns when the account will be erased */
  requestDeletion(at: Date): Date {
    if (this.deletionDueAt) return this.deletionDueAt;
    this.deletionDueAt = new Date(at.getTime() + DELETION_GRACE_PERIOD_MS);
    this.record(new DeletionRequested(this.id, this.email, this.deletionDueAt, at));
    return this.deletionDueAt;
  }

  cancelDeletion(): void {
    this.deletionDueAt = null;
  }

  get isLeaving(): boolean {
    return this.deletionDueAt !== null;
  }

  isDueForErasure(now: Date): boolean {
    return this.deletionDueAt !== null && this.deletionDueAt.getTime() <= now.getTime();
  }

  erase(at: Date): void {
    this.record(new AccountErased(this.id, this.email, at));
  }

  restoreForDemonstration(passwordHash: string, role: Role): void {
    this.passwordHash = passwordHash;
    this.role = role;
    this.emailVerified = true;
  }

  /** @throws AlreadyVerified */
  requestVerification(code: EmailCode, at: Date): void {
    if (this.emailVerified) throw new AlreadyVerified();
    this.record(new VerificationRequested(this.id, this.email, code.id, at));
  }

  completeRegistration(registration: Registration): void {
    this.firstName = registration.firstName;
    this.lastName = registration.lastName;
    this.passwordHash = registration.passwordHash;
    this.termsVersion = registration.termsVersion;
    this.termsAcceptedAt = registration.termsAcceptedAt;
  }

  voidPassword(unusableHash: string): void {
    this.passwordHash = unusableHash;
  }

  get proof(): { readonly accountId: string; readonly passwordHash: string } {
    return { accountId: this.id, passwordHash: this.passwordHash };
  }

  hasPasswordHash(passwordHash: string): boolean {
    return this.passwordHash === passwordHash;
  }

  /** Cancels a requested deletion, which may be a stranger's. */
  verifyEmail(): void {
    this.emailVerified = true;
    this.cancelDeletion();
  }

  signedInFromNewDevice(userAgent: string, at: Date): void {
    this.record(new SignedInFromNewDevice(this.id, this.email, userAgent, at));
  }

  sessionsEnded(at: Date): void {
    this.record(new SessionsEnded(this.id, at));
  }

  /** Notifies the owner, who may not have made the change. */
  signInChanged(change: SignInChange, at: Date): void {
    this.record(new SignInChanged(this.id, this.email, change, at));
  }

  /** Tells the owner that someone used the address, at most once an hour. */
  remindOwner(at: Date, askedBy: AddressUse): void {
    if (this.remindedAt && at.getTime() - this.remindedAt.getTime() < HOUR_MS) return;
    this.remindedAt = at;
    this.record(
      askedBy === 'sign-up'
        ? new AlreadyRegistered(this.id, this.email, at)
        : new RegisteredAddressRequested(this.id, this.email, at),
    );
  }

  /** @throws EmailUnverified, AlreadyAdmin */
  makeAdmin(): void {
    if (!this.emailVerified) throw new EmailUnverified(this.email);
    if (this.role === 'admin') throw new AlreadyAdmin(this.email);
    this.role = 'admin';
  }

  demote(): void {
    this.role = 'user';
  }
}
