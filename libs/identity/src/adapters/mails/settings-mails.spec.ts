import { expectWords, layout } from './mails.fixture';
import { accountDeletedMail } from './account-deleted';
import { dataExportReadyMail } from './data-export-ready';
import { deletionBegunMail } from './deletion-begun';
import { passwordChangedMail } from './password-changed';

const at = new Date('2026-11-20T14:05:00Z');

describe('the mail about a changed password', () => {
  it('says when, what came of it, and where to go if it was somebody else', () => {
    const mail = passwordChangedMail({ changedAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname password was changed');
    expectWords(
      mail,
      ['was changed on Nov 20, 2026, 2:05 PM UTC', 'We signed out all other devices'],
      ['/password-reset'],
    );
  });
});

describe('the mail about data that is ready', () => {
  it('leads to the download without carrying it, and says until when', () => {
    const mail = dataExportReadyMail({ expiresAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname data is ready');
    expectWords(
      mail,
      ['everything Brandname stores about you', 'until Nov 20, 2026, 2:05 PM UTC', 'You need to be signed in'],
      ['/profile/settings?tab=data'],
    );
  });
});

describe('the mails about a deletion', () => {
  it('say first when it is due, and where to keep the account', () => {
    const mail = deletionBegunMail({ dueAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname account will be deleted');
    expectWords(
      mail,
      ['will be deleted on Nov 20, 2026, 2:05 PM UTC', 'https://casewright.example/password-reset'],
      ['/profile/settings?tab=data'],
    );
  });

  it('say at last that it is done, and lead nowhere', () => {
    const mail = accountDeletedMail(layout);

    expect(mail.subject).toBe('Your Brandname account has been deleted');
    expectWords(mail, ['We deleted your Brandname account', 'This is our last email to you']);
    expect(mail.text).not.toContain('https:');
  });
});
