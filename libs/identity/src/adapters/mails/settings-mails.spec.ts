import { expectWords, letterhead } from './mails.fixture';
import { passwordChangedMail } from './password-changed';

const at = new Date('2026-11-20T14:05:00Z');

describe('the mail about a changed password', () => {
  it('says when, what came of it, and where to go if it was somebody else', () => {
    const mail = passwordChangedMail({ changedAt: at }, letterhead);

    expect(mail.subject).toBe('Your Brandname password was changed');
    expectWords(
      mail,
      ['was changed on Nov 20, 2026, 2:05 PM UTC', 'Every other session of your account has been signed out'],
      ['/password-reset'],
    );
  });
});
