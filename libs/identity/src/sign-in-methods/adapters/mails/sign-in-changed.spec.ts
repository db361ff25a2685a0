import { SIGN_IN_CHANGES } from '../../domain/sign-in-methods.events';
import { expectWords, layout } from '../../../adapters/mails/mails.fixture';
import { signInChangedMail } from './sign-in-changed';

const changedAt = new Date('2026-11-20T14:05:00Z');

describe('email about a changed sign-in method', () => {
  it.each(SIGN_IN_CHANGES)('says what changed, when, and what to do if it was someone else: %s', (change) => {
    const mail = signInChangedMail({ change, changedAt }, layout);

    expect(mail.subject).toMatch(/^Brandname: [a-z]/);
    expectWords(
      mail,
      ['Nov 20, 2026, 2:05 PM UTC', 'If it was you, you’re all set.', 'https://casewright.example/password-reset'],
      ['/profile/settings?tab=security'],
    );
  });

  it('says that a new password does not remove a passkey', () => {
    const { text } = signInChangedMail({ change: 'passkey-added', changedAt }, layout);

    expect(text).toContain('If it wasn’t you, remove it in your security settings, and reset your password at');
  });

  it('describes each change differently', () => {
    const subjects = SIGN_IN_CHANGES.map((change) => signInChangedMail({ change, changedAt }, layout).subject);

    expect(new Set(subjects).size).toBe(SIGN_IN_CHANGES.length);
    expect(subjects[0]).toBe('Brandname: two-step verification is on');
  });
});
