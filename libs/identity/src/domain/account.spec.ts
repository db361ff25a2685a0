import { Account } from './account';
import { AlreadyVerified, EmailUnverified } from './account.errors';
import { AlreadyRegistered, Registered, VerificationRequested } from './account.events';
import { aVerifiedAccount, after, anAccount, anApplicant, NOW } from './account.fixture';
import { EmailCode } from './email-code';

describe('an account', () => {
  it('begins as a user whose address nobody has verified', () => {
    const account = Account.register(anApplicant({ firstName: ' Sam ' }), NOW);

    expect(account).toMatchObject({ firstName: 'Sam', isAdmin: false, isVerified: false, createdAt: NOW });
  });

  it('remembers which terms were accepted, and when', () => {
    expect(anAccount()).toMatchObject({ termsVersion: '2025-07-01', termsAcceptedAt: NOW });
  });

  it('tells that it was registered', () => {
    const account = Account.register(anApplicant(), NOW);
    expect(account.releaseEvents()).toEqual([new Registered(account.id, account.email, NOW)]);
  });

  it('asks for a verification by naming a code, not by telling it', () => {
    const account = anAccount();

    const code = EmailCode.toVerify(account.email, null, NOW);
    account.requestVerification(code, NOW);

    expect(account.releaseEvents()).toEqual([new VerificationRequested(account.id, account.email, code.id, NOW)]);
    expect(code).toMatchObject({ subject: account.email, purpose: 'verify-email', expiresAt: after({ minutes: 15 }) });
  });

  it('asks for no verification that it has', () => {
    expect(() =>
      aVerifiedAccount().requestVerification(EmailCode.toVerify('sam@acme.example', null, NOW), NOW),
    ).toThrow(AlreadyVerified);
  });

  it('reminds its owner once an hour, however often someone signs up with the address', () => {
    const account = anAccount();

    for (const minutes of [0, 1, 59, 60, 61]) account.remindOwner(after({ minutes }), 'sign-up');

    expect(account.releaseEvents()).toEqual(
      [0, 60].map((minutes) => new AlreadyRegistered(account.id, account.email, after({ minutes }))),
    );
  });

  it('becomes an admin once', () => {
    const account = aVerifiedAccount();

    expect([account.makeAdmin(), account.makeAdmin()]).toEqual([true, false]);
    expect(account.isAdmin).toBe(true);
  });

  it('becomes no admin before its owner has verified the address', () => {
    const account = anAccount();

    expect(() => account.makeAdmin()).toThrow(EmailUnverified);
    expect(account.isAdmin).toBe(false);
  });

  it('for demonstration is ready to use and sends no mail', () => {
    const account = Account.forDemonstration(anApplicant(), 'admin', NOW);

    expect(account).toMatchObject({ isAdmin: true, isVerified: true });
    expect(account.releaseEvents()).toEqual([]);
  });
});
