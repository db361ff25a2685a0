import { alreadyRegisteredMail } from './already-registered';
import { expectWords, letterhead } from './mails.fixture';
import { verificationCodeMail } from './verification-code';
import { welcomeMail } from './welcome';

describe('the mail with a verification code', () => {
  const mail = verificationCodeMail({ email: 'sam+cases@acme.example', code: '042137', token: 'a-token' }, letterhead);

  it('says the code, how long it is valid, and where to enter it', () => {
    expect(mail.subject).toBe('Your Brandname verification code');
    expectWords(mail, [
      'Verify your email address',
      'Enter this code to verify your Brandname account:',
      '042137',
      'The code is valid for 15 minutes, the link for 24 hours.',
    ]);
    expect(mail.text).toContain(
      'https://casewright.example/verify-email?email=sam%2Bcases%40acme.example&token=a-token',
    );
    expect(mail.html).toContain(
      'href="https://casewright.example/verify-email?email=sam%2Bcases%40acme.example&amp;token=a-token"',
    );
  });
});

describe('the mail to an owner whose address was signed up with again', () => {
  it('leads to signing in and to a new password, and says that nothing changed', () => {
    const mail = alreadyRegisteredMail(letterhead);

    expect(mail.subject).toBe('You already have a Brandname account');
    expectWords(
      mail,
      [
        'You already have an account',
        'https://casewright.example/password-reset',
        'your account and your password are unchanged',
      ],
      ['/login'],
    );
  });
});

describe('the welcome', () => {
  it('greets by name and leads to the dashboard', () => {
    const mail = welcomeMail({ firstName: 'Sam' }, letterhead);

    expect(mail.subject).toBe('Welcome to Brandname');
    expectWords(mail, ['Welcome to Brandname, Sam'], ['/profile']);
  });

  it('shows a name as text, whatever is in it', () => {
    const { html } = welcomeMail({ firstName: '<img src=x>' }, letterhead);

    expect(html).not.toContain('<img src=x>');
    expect(html).toContain('&lt;img src=x&gt;');
  });
});
