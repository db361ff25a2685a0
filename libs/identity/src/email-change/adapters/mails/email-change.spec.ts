import { emailChangeCodeMail } from './email-change-code';
import { emailGivenUpMail } from './email-given-up';
import { emailTakenUpMail } from './email-taken-up';
import { expectWords, layout } from '../../../adapters/mails/mails.fixture';

const at = new Date('2026-11-20T14:05:00Z');
const until = new Date('2026-11-27T14:05:00Z');

describe('emails about a changed email address', () => {
  it('send a code and a link to the new address without naming the account', () => {
    const mail = emailChangeCodeMail({ code: '042137', token: 'a-token' }, layout);

    expect(mail.subject).toBe('Confirm your new Brandname email address');
    expectWords(
      mail,
      ['042137', 'The code expires in 15 minutes and the link in 24 hours', 'you can ignore this email'],
      ['/profile/settings?email_token=a-token'],
    );
  });

  it('tell the previous address about the change and how long it can be undone', () => {
    const link = { changeId: 'an-id', token: 'a-token' };
    const mail = emailGivenUpMail({ link, changedAt: at, undoableUntil: until }, layout);

    expect(mail.subject).toBe('Your Brandname email address was changed');
    expectWords(mail, [
      'on Nov 20, 2026, 2:05 PM UTC',
      'undo the change until Nov 27, 2026, 2:05 PM UTC',
      'all devices are signed out',
    ]);
    expect(mail.text).toContain('https://casewright.example/undo-email-change?change=an-id&token=a-token');
    expect(mail.html).toContain('href="https://casewright.example/undo-email-change?change=an-id&amp;token=a-token"');
  });

  it('tell the new address that it is now used for signing in', () => {
    const mail = emailTakenUpMail({ changedAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname email address was changed');
    expectWords(
      mail,
      ['You now sign in with it', 'We signed out all other devices', 'You can undo the change for 7 days'],
      ['/profile/settings'],
    );
    expect(mail.text).not.toContain('token');
  });
});
