import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import type { SignInChange } from '../../domain/sign-in-methods.events';
import { PAGES } from './pages';

interface Facts {
  readonly change: SignInChange;
  readonly changedAt: Date;
}

interface Words {
  readonly title: string;
  readonly what: string;
  /** What to do first if it was not the owner. */
  readonly undo?: string;
}

const WORDS: Readonly<Record<SignInChange, Words>> = {
  'two-step-on': {
    title: 'Two-step verification is on',
    what: 'From now on, signing in with your password also asks for a code from your authenticator app. Keep your recovery codes where you find them without it.',
  },
  'two-step-off': {
    title: 'Two-step verification is off',
    what: 'Your password alone is enough to sign in again. Your recovery codes are void.',
  },
  'recovery-codes-renewed': {
    title: 'You have new recovery codes',
    what: 'The recovery codes that you had before are void.',
  },
  'recovery-code-used': {
    title: 'A recovery code was used',
    what: 'Someone signed in with your password and one of your recovery codes, which is void now.',
  },
  'passkey-added': {
    title: 'A passkey was added',
    what: 'From now on, it signs in to your account without a password.',
    undo: 'remove it in your security settings, and',
  },
  'passkey-removed': {
    title: 'A passkey was removed',
    what: 'It does not sign in to your account any more.',
  },
  'passkey-copied': {
    title: 'A passkey was refused',
    what: 'It was used in a way that happens when somebody has copied it, so it did not open your account. If it is refused again, remove it in your security settings and add a new one.',
  },
  'second-factors-removed': {
    title: 'Your second factors were removed',
    what: 'As asked for, we have turned off two-step verification, removed your passkeys, and signed out every session of your account. Your password alone is enough to sign in again.',
  },
};

export function signInChangedMail({ change, changedAt }: Facts, { brand, publicUrl }: Letterhead): MailWords {
  const { title, what, undo } = WORDS[change];
  return {
    subject: `${brand.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    ...composeMail(
      {
        preheader: 'If it was not you, act now.',
        heading: title,
        paragraphs: [
          what,
          `This happened on ${momentText(changedAt, 'UTC')} UTC. If it was you, there is nothing to do.`,
          `If it was not you, ${undo ? `${undo} ` : ''}reset your password at ${publicUrl}${PAGES.passwordReset}: that signs out every session of your account.`,
        ],
        button: { label: 'Check your security settings', url: `${publicUrl}${PAGES.security}` },
      },
      brand,
    ),
  };
}
