import { expectWords, letterhead } from './mails.fixture';
import { passwordResetMail } from './password-reset';

describe('the mail for a new password', () => {
  const link = { accessToken: 'an-access-token', refreshToken: 'a-refresh-token' };
  const mail = passwordResetMail({ code: '042137', link }, letterhead);

  it('says the code, how long each is valid, and what to do about a mail that nobody asked for', () => {
    expect(mail.subject).toBe('Reset your Brandname password');
    expectWords(mail, [
      'Reset your password',
      'Someone asked for a new password for your Brandname account.',
      '042137',
      'The code is valid for 15 minutes, the link for 60.',
      'If you did not ask, ignore this email: your password stays as it is.',
    ]);
  });

  it('leads to the page that does without the code', () => {
    const page = 'https://casewright.example/reset-password?access_token=an-access-token';
    expect(mail.text).toContain(`${page}&refresh_token=a-refresh-token`);
    expect(mail.html).toContain(`href="${page}&amp;refresh_token=a-refresh-token"`);
  });
});
