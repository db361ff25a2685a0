import { addressAskedForMail, keptAddressAskedForMail } from './address-asked-for';
import { emailChangeCodeMail } from './email-change-code';
import { emailDroppedMail, emailRestoredMail } from './email-change-undone';
import { emailGivenUpMail } from './email-given-up';
import { emailTakenUpMail } from './email-taken-up';
import { expectWords, layout } from '../../../adapters/mails/mails.fixture';

const at = new Date('2026-11-20T14:05:00Z');
const until = new Date('2026-11-27T14:05:00Z');

describe('the mails of a change of email address', () => {
  it('bring a code and a link to the new address, and say nothing of who asked', () => {
    const mail = emailChangeCodeMail({ code: '042137', token: 'a-token' }, layout);

    expect(mail.subject).toBe('Confirm your new Brandname email address');
    expectWords(
      mail,
      ['042137', 'The code expires in 15 minutes and the link in 24 hours', 'you can ignore this email'],
      ['/profile/settings?email_token=a-token'],
    );
  });

  it('tell the former address that it was changed, and how to undo it until when', () => {
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

  it('tell the new address that it is the one to sign in with', () => {
    const mail = emailTakenUpMail({ changedAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname email address was changed');
    expectWords(mail, ['You now sign in with it', 'You can undo the change for 7 days'], ['/profile/settings']);
    expect(mail.text).not.toContain('token');
  });
});

describe('the mails of a change that was undone', () => {
  it('lead the address that the account has again to a new password', () => {
    const mail = emailRestoredMail({ undoneAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname email address was restored');
    expectWords(mail, ['On Nov 20, 2026, 2:05 PM UTC', 'Choose a new password now'], ['/password-reset']);
  });

  it('tell the address that it had meanwhile', () => {
    const mail = emailDroppedMail({ undoneAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname email change was undone');
    expectWords(
      mail,
      ['switched from this email address back', 'sign in with the previous address'],
      ['/password-reset'],
    );
  });
});

describe('the mails about an address that somebody else wants', () => {
  it('tell its owner that nothing has changed', () => {
    const mail = addressAskedForMail(layout);

    expect(mail.subject).toBe('Someone tried to use your Brandname email address');
    expectWords(mail, ['Nothing has changed', 'Each email address can have only one account'], ['/login']);
  });

  it('tell its former owner until when it is kept', () => {
    const mail = keptAddressAskedForMail({ keptUntil: until }, layout);

    expect(mail.subject).toBe('Someone tried to use your previous Brandname email address');
    expectWords(mail, ['Until Nov 27, 2026, 2:05 PM UTC, no other account can use this address'], ['/login']);
  });
});
