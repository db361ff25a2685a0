import { alreadyRegisteredMail } from './already-registered';
import { expectWords, layout } from './mails.fixture';
import { verificationCodeMail } from './verification-code';
import { welcomeMail } from './welcome';

describe('verification code email', () => {
  const mail = verificationCodeMail({ email: 'sam+cases@acme.example', code: '042137', token: 'a-token' }, layout);

  it('says the code, when it expires, and where to enter it', () => {
    expect(mail.subject).toBe('Your Brandname verification code');
    expectWords(mail, [
      'Verify your email address',
      'Enter this code to verify your Brandname account:',
      '042137',
      'The code expires in 15 minutes and the link in 24 hours.',
    ]);
    expect(mail.text).toContain(
      'https://casewright.example/verify-email?email=sam%2Bcases%40acme.example&token=a-token',
    );
    expect(mail.html).toContain(
      'href="https://casewright.example/verify-email?email=sam%2Bcases%40acme.example&amp;token=a-token"',
    );
  });
});

describe('email to an owner whose address was used to sign up', () => {
  it('links to sign-in and password reset, and says that nothing changed', () => {
    const mail = alreadyRegisteredMail(layout);

    expect(mail.subject).toBe('You already have a Brandname account');
    expectWords(
      mail,
      [
        'You already have an account',
        'https://casewright.example/password-reset',
        'Your account and password are unchanged',
      ],
      ['/login'],
    );
  });
});

describe('welcome email', () => {
  it('links to the dashboard', () => {
    const mail = welcomeMail(layout);

    expect(mail.subject).toBe('Welcome to Brandname');
    expectWords(mail, ['Welcome to Brandname'], ['/profile']);
  });
});
