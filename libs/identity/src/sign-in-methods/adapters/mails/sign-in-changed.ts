import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import type { SignInChange } from '../../domain/sign-in-methods.events';
import { PAGES } from '../../../adapters/mails/pages';

interface Facts {
  readonly change: SignInChange;
  readonly changedAt: Date;
}

interface Words {
  readonly title: string;
  readonly what: string;
  /** First step for owners who did not make the change. */
  readonly undo?: string;
}

const WORDS: Readonly<Record<SignInChange, Words>> = {
  'two-step-on': {
    title: 'Two-step verification is on',
    what: 'When you sign in with your password, you’ll also need a code from your authenticator app. Keep your recovery codes somewhere safe. We signed out all other devices.',
  },
  'two-step-off': {
    title: 'Two-step verification is off',
    what: 'You can sign in with your password alone. Your recovery codes no longer work. We signed out all other devices.',
  },
  'recovery-codes-renewed': {
    title: 'You have new recovery codes',
    what: 'Your old recovery codes no longer work. We signed out all other devices.',
  },
  'recovery-code-used': {
    title: 'A recovery code was used',
    what: 'Someone signed in with your password and one of your recovery codes. Each code works only once.',
  },
  'second-step-failing': {
    title: 'Someone entered wrong codes',
    what: 'Someone who knows your password entered three wrong codes at the second sign-in step. We make them wait longer after each attempt.',
  },
  'passkey-added': {
    title: 'A passkey was added',
    what: 'You can use it to sign in without a password.',
    undo: 'remove it in your security settings, and',
  },
  'passkey-removed': {
    title: 'A passkey was removed',
    what: 'You can no longer sign in with it. We signed out all other devices.',
  },
  'passkey-copied': {
    title: 'A passkey was rejected',
    what: 'It looked like a copy, so we blocked the sign-in. If this happens again, remove it in your security settings and add a new one.',
  },
  'second-factors-removed': {
    title: 'Your second factors were removed',
    what: 'As requested, we turned off two-step verification, removed your passkeys, and signed out all devices. You can sign in with your password alone.',
  },
};

export function signInChangedMail({ change, changedAt }: Facts, { brand, publicUrl }: MailLayout): MailText {
  const { title, what, undo } = WORDS[change];
  return {
    subject: `${brand.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    ...composeMail(
      {
        preheader: 'Wasn’t you? Reset your password now.',
        heading: title,
        paragraphs: [
          what,
          `This happened on ${momentText(changedAt, 'UTC')} UTC. If it was you, you’re all set.`,
          `If it wasn’t you, ${undo ? `${undo} ` : ''}reset your password at ${publicUrl}${PAGES.passwordReset}. That signs out all devices.`,
        ],
        button: { label: 'Check your security settings', url: `${publicUrl}${PAGES.security}` },
      },
      brand,
    ),
  };
}
