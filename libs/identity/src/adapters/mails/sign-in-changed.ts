import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import type { SignInChange } from '../../domain/sign-in-methods.events';
import { PAGES } from './pages';

interface Facts {
  readonly change: SignInChange;
  readonly changedAt: Date;
}

const WORDS: Readonly<Record<SignInChange, { readonly title: string; readonly what: string }>> = {
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
};

export function signInChangedMail({ change, changedAt }: Facts, { brand, publicUrl }: Letterhead): MailWords {
  const { title, what } = WORDS[change];
  return {
    subject: `${brand.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    ...composeMail(
      {
        preheader: 'If it was not you, act now.',
        heading: title,
        paragraphs: [
          what,
          `This happened on ${momentText(changedAt, 'UTC')} UTC. If it was you, there is nothing to do.`,
          `If it was not you, reset your password at ${publicUrl}${PAGES.passwordReset}: that signs out every session of your account.`,
        ],
        button: { label: 'Check your security settings', url: `${publicUrl}${PAGES.security}` },
      },
      brand,
    ),
  };
}
