import { expectWords, layout } from './mails.fixture';
import { newSignInMail } from './new-sign-in';

describe('email about a sign-in on a new device', () => {
  it('says which device and when, and links to the sessions and a password reset', () => {
    const signedInAt = new Date('2026-11-20T14:05:00Z');
    const mail = newSignInMail({ device: 'Firefox on Linux', signedInAt }, layout);

    expect(mail.subject).toBe('New sign-in to your Brandname account');
    expectWords(
      mail,
      ['from Firefox on Linux on Nov 20, 2026, 2:05 PM UTC', 'https://casewright.example/password-reset'],
      ['/profile/settings?tab=sessions'],
    );
  });
});
