import { Account } from './account';
import { AlreadyAdmin, AlreadyVerified, EmailUnverified } from './account.errors';
import { AlreadyRegistered, Registered, VerificationRequested } from './account.events';
import { aVerifiedAccount, after, anAccount, anApplicant, NOW } from './account.fixture';
import { EmailCode } from './email-code';

describe('an account', () => {
  it('starts as an unverified user', () => {
    const account = Account.register(anApplicant({ firstName: ' Sam ' }), NOW);

    expect(account).toMatchObject({ firstName: 'Sam', isAdmin: false, isVerified: false, createdAt: NOW });
  });

  it('records which terms were accepted and when', () => {
    expect(anAccount()).toMatchObject({ termsVersion: '2025-07-01', termsAcceptedAt: NOW });
  });

  it('records its registration', () => {
    const account = Account.register(anApplicant(), NOW);
    expect(account.releaseEvents()).toEqual([new Registered(account.id, account.email, NOW)]);
  });

  it("requests verification with the code's id, not its digits", () => {
    const account = anAccount();

    const code = EmailCode.toVerify(account.email, null, NOW);
    account.requestVerification(code, NOW);

    expect(account.releaseEvents()).toEqual([new VerificationRequested(account.id, account.email, code.id, NOW)]);
    expect(code).toMatchObject({ subject: account.email, purpose: 'verify-email', expiresAt: after({ minutes: 15 }) });
  });

  it('refuses verification when it is already verified', () => {
    expect(() =>
      aVerifiedAccount().requestVerification(EmailCode.toVerify('sam@acme.example', null, NOW), NOW),
    ).toThrow(AlreadyVerified);
  });

  it('reminds its owner at most once an hour', () => {
    const account = anAccount();

    for (const minutes of [0, 1, 59, 60, 61]) account.remindOwner(after({ minutes }), 'sign-up');

    expect(account.releaseEvents()).toEqual(
      [0, 60].map((minutes) => new AlreadyRegistered(account.id, account.email, after({ minutes }))),
    );
  });

  it('becomes an admin once', () => {
    const account = aVerifiedAccount();

    account.makeAdmin();
    expect(account.isAdmin).toBe(true);
    expect(() => account.makeAdmin()).toThrow(AlreadyAdmin);
  });

  it('refuses to become an admin before it is verified', () => {
    const account = anAccount();

    expect(() => account.makeAdmin()).toThrow(EmailUnverified);
    expect(account.isAdmin).toBe(false);
  });

  it('is ready to use and sends no email when created for demonstration', () => {
    const account = Account.forDemonstration(anApplicant(), 'admin', NOW);

    expect(account).toMatchObject({ isAdmin: true, isVerified: true });
    expect(account.releaseEvents()).toEqual([]);
  });
});
