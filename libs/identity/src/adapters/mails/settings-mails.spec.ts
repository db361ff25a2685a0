import { expectWords, layout } from './mails.fixture';
import { accountDeletedMail } from './account-deleted';
import { dataExportReadyMail } from './data-export-ready';
import { deletionRequestedMail } from './deletion-requested';
import { passwordChangedMail } from './password-changed';

const at = new Date('2026-11-20T14:05:00Z');

describe('email about a changed password', () => {
  it('says when, what changed, and what to do if it was someone else', () => {
    const mail = passwordChangedMail({ changedAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname password was changed');
    expectWords(
      mail,
      ['was changed on Nov 20, 2026, 2:05 PM UTC', 'We signed out all other devices'],
      ['/password-reset'],
    );
  });
});

describe('email about a finished data export', () => {
  it('links to the download without containing it, and says when it expires', () => {
    const mail = dataExportReadyMail({ expiresAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname data is ready');
    expectWords(
      mail,
      ['everything Brandname stores about you', 'until Nov 20, 2026, 2:05 PM UTC', 'You need to be signed in'],
      ['/profile/settings?tab=data'],
    );
  });
});

describe('emails about a deletion', () => {
  it('say when it is due and where to cancel it', () => {
    const mail = deletionRequestedMail({ dueAt: at }, layout);

    expect(mail.subject).toBe('Your Brandname account will be deleted');
    expectWords(
      mail,
      ['will be deleted on Nov 20, 2026, 2:05 PM UTC', 'https://casewright.example/password-reset'],
      ['/profile/settings?tab=data'],
    );
  });

  it('confirm it without any links', () => {
    const mail = accountDeletedMail(layout);

    expect(mail.subject).toBe('Your Brandname account has been deleted');
    expectWords(mail, ['We deleted your Brandname account', 'This is our last email to you']);
    expect(mail.text).not.toContain('https:');
  });
});
