import { expectWords, layout } from './mails.fixture';
import { passwordResetMail } from './password-reset';

describe('password reset email', () => {
  const link = { accessToken: 'an-access-token', refreshToken: 'a-refresh-token' };
  const mail = passwordResetMail({ code: '042137', link }, layout);

  it('says the code, when code and link expire, and what to do about an unwanted email', () => {
    expect(mail.subject).toBe('Reset your Brandname password');
    expectWords(mail, [
      'Reset your password',
      'Enter this code to reset the password of your Brandname account:',
      '042137',
      'The code expires in 15 minutes and the link in 60 minutes.',
      'Your password won’t change.',
    ]);
  });

  it('links to the page that needs no code', () => {
    const page = 'https://casewright.example/reset-password?access_token=an-access-token';
    expect(mail.text).toContain(`${page}&refresh_token=a-refresh-token`);
    expect(mail.html).toContain(`href="${page}&amp;refresh_token=a-refresh-token"`);
  });
});
