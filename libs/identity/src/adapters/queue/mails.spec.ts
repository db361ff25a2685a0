import { type Mail, Mailer, type Reacts } from '@casewright/platform';
import { testConfig } from '@casewright/platform/testing';
import { KeyedCodeDigits } from '../secrets/keyed-code-digits';
import { MailCodeWhenVerificationRequested } from './mail-code-when-verification-requested';
import { MailOwnerWhenAlreadyRegistered } from './mail-owner-when-already-registered';
import { WelcomeWhenRegistered } from './welcome-when-registered';

const config = testConfig({
  DATABASE_URL: 'postgres://nobody@localhost/none',
  PUBLIC_URL: 'https://casewright.example',
  BRAND_NAME: 'Brandname',
});
const email = 'sam+cases@acme.example';

describe('the mail with a verification code', () => {
  const codeId = crypto.randomUUID();
  const digits = new KeyedCodeDigits(config);

  it('says the code, how long it is valid, and where to enter it, in both its forms', async () => {
    const mail = await mailOf((mailer) => new MailCodeWhenVerificationRequested(mailer, digits, config), {
      email,
      codeId,
    });

    expect(mail).toMatchObject({ id: 'event', to: email, subject: 'Your Brandname verification code' });
    for (const words of [mail.html, mail.text]) {
      expect(words).toContain('Verify your email address');
      expect(words).toContain('Enter this code to verify your Brandname account:');
      expect(words.replace(/[\s ]/g, '')).toContain(digits.of(codeId));
      expect(words).toContain('The code is valid for 15 minutes.');
      expect(words).toContain('https://casewright.example/verify-email?email=sam%2Bcases%40acme.example');
    }
  });

  it('is the same however often it is sent', async () => {
    const send = () =>
      mailOf((mailer) => new MailCodeWhenVerificationRequested(mailer, digits, config), { email, codeId });
    expect(await send()).toEqual(await send());
  });
});

describe('the mail to an owner whose address was signed up with again', () => {
  it('leads to signing in and to a new password, and says that nothing changed', async () => {
    const mail = await mailOf((mailer) => new MailOwnerWhenAlreadyRegistered(mailer, config), { email });

    expect(mail).toMatchObject({ id: 'event', to: email, subject: 'You already have a Brandname account' });
    for (const words of [mail.html, mail.text]) {
      expect(words).toContain('You already have an account');
      expect(words).toContain('https://casewright.example/login');
      expect(words).toContain('https://casewright.example/password-reset');
      expect(words).toContain('your account and your password are unchanged');
    }
  });
});

describe('the welcome', () => {
  it('greets by name and leads to the dashboard', async () => {
    const mail = await mailOf((mailer) => new WelcomeWhenRegistered(mailer, config), { email, firstName: 'Sam' });

    expect(mail).toMatchObject({ id: 'event', to: email, subject: 'Welcome to Brandname' });
    for (const words of [mail.html, mail.text]) {
      expect(words).toContain('Welcome to Brandname, Sam');
      expect(words).toContain('https://casewright.example/profile');
    }
  });

  it('shows a name as text, whatever is in it', async () => {
    const firstName = '<img src=x>';
    const { html } = await mailOf((mailer) => new WelcomeWhenRegistered(mailer, config), { email, firstName });

    expect(html).not.toContain(firstName);
    expect(html).toContain('&lt;img src=x&gt;');
  });
});

async function mailOf<News extends object>(reaction: (mailer: Mailer) => Reacts<News>, news: News): Promise<Mail> {
  const desk = new MailsKept();
  await reaction(desk).react(news, { eventId: 'event', occurredAt: new Date() });
  expect(desk.sent).toHaveLength(1);
  return desk.sent[0] as Mail;
}

class MailsKept extends Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}
