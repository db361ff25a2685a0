import { Account } from './account';
import { AlreadyRegistered } from './account.events';
import { after, anAccount, anApplicant, NOW } from './account.fixture';

describe('an account', () => {
  it('starts as an unverified user who accepted the terms', () => {
    const account = Account.register(anApplicant({ firstName: ' Sam ' }), NOW);

    expect(account).toMatchObject({ firstName: 'Sam', isAdmin: false, isVerified: false, createdAt: NOW });
    expect(account).toMatchObject({ termsVersion: '2025-07-01', termsAcceptedAt: NOW });
  });

  it('reminds its owner at most once an hour', () => {
    const account = anAccount();

    for (const minutes of [0, 1, 59, 60, 61]) account.remindOwner(after({ minutes }), 'sign-up');

    expect(account.releaseEvents()).toEqual(
      [0, 60].map((minutes) => new AlreadyRegistered(account.id, account.email, after({ minutes }))),
    );
  });

  it('is ready to use and sends no email when created for demonstration', () => {
    const account = Account.forDemonstration(anApplicant(), 'admin', NOW);

    expect(account).toMatchObject({ isAdmin: true, isVerified: true });
    expect(account.releaseEvents()).toEqual([]);
  });
});
