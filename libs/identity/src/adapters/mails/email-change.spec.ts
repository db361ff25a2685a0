import { addressAskedForMail, keptAddressAskedForMail } from './address-asked-for';
import { emailChangeCodeMail } from './email-change-code';
import { emailDroppedMail, emailRestoredMail } from './email-change-undone';
import { emailGivenUpMail } from './email-given-up';
import { emailTakenUpMail } from './email-taken-up';
import { expectWords, letterhead } from './mails.fixture';

const at = new Date('2026-11-20T14:05:00Z');
const until = new Date('2026-11-27T14:05:00Z');

describe('the mails of a change of email address', () => {
  it('bring a code and a link to the new address, and say nothing of who asked', () => {
    const mail = emailChangeCodeMail({ code: '042137', token: 'a-token' }, letterhead);

    expect(mail.subject).toBe('Confirm your new Brandname email address');
    expectWords(
      mail,
      ['042137', 'The code is valid for 15 minutes, the link for 24 hours', 'nothing happens without it'],
      ['/profile/settings?email_token=a-token'],
    );
  });

  it('tell the former address that it was changed, and how to undo it until when', () => {
    const link = { changeId: 'an-id', token: 'a-token' };
    const mail = emailGivenUpMail({ link, changedAt: at, undoableUntil: until }, letterhead);

    expect(mail.subject).toBe('Your Brandname email address was changed');
    expectWords(mail, [
      'since Nov 20, 2026, 2:05 PM UTC',
      'undo it until Nov 27, 2026, 2:05 PM UTC',
      'everyone is signed out',
    ]);
    expect(mail.text).toContain('https://casewright.example/undo-email-change?change=an-id&token=a-token');
    expect(mail.html).toContain('href="https://casewright.example/undo-email-change?change=an-id&amp;token=a-token"');
  });

  it('tell the new address that it is the one to sign in with', () => {
    const mail = emailTakenUpMail({ changedAt: at }, letterhead);

    expect(mail.subject).toBe('This is your Brandname email address now');
    expectWords(
      mail,
      ['From now on you sign in with it', 'For 7 days the change can be undone'],
      ['/profile/settings'],
    );
    expect(mail.text).not.toContain('token');
  });
});

describe('the mails of a change that was undone', () => {
  it('lead the address that the account has again to a new password', () => {
    const mail = emailRestoredMail({ undoneAt: at }, letterhead);

    expect(mail.subject).toBe('Your Brandname account has this email address again');
    expectWords(mail, ['On Nov 20, 2026, 2:05 PM UTC', 'Choose a new password now'], ['/password-reset']);
  });

  it('tell the address that it had meanwhile', () => {
    const mail = emailDroppedMail({ undoneAt: at }, letterhead);

    expect(mail.subject).toBe('A change of email address was undone');
    expectWords(mail, ['went back from this email address', 'sign in with the former address'], ['/password-reset']);
  });
});

describe('the mails about an address that somebody else wants', () => {
  it('tell its owner that nothing has changed', () => {
    const mail = addressAskedForMail(letterhead);

    expect(mail.subject).toBe('Someone asked for the email address of your Brandname account');
    expectWords(mail, ['Nothing has changed', 'an address can have one account only'], ['/login']);
  });

  it('tell its former owner until when it is kept', () => {
    const mail = keptAddressAskedForMail({ keptUntil: until }, letterhead);

    expect(mail.subject).toBe('Someone asked for your former Brandname email address');
    expectWords(mail, ['nobody else gets it until Nov 27, 2026, 2:05 PM UTC'], ['/login']);
  });
});
