import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from '../../../adapters/mails/pages';

interface Facts {
  readonly undoneAt: Date;
}

export const emailRestoredMail = ({ undoneAt }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Your ${brand.name} email address was restored`,
  ...composeMail(
    {
      preheader: 'Choose a new password to sign in.',
      heading: 'Your email change was undone',
      paragraphs: [
        `On ${momentText(undoneAt, 'UTC')} UTC, your ${brand.name} account went back to this email address. We signed out all devices, and your old password no longer works. We also removed your recovery codes, and any passkeys and two-step verification set up since the change.`,
        'Choose a new password now. Then review your name, passkeys, two-step verification, and sessions in your settings.',
      ],
      button: { label: 'Choose a new password', url: `${publicUrl}${PAGES.passwordReset}` },
    },
    brand,
  ),
});

export const emailDroppedMail = ({ undoneAt }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Your ${brand.name} email change was undone`,
  ...composeMail(
    {
      preheader: 'Your account no longer uses this address.',
      heading: 'Your email change was undone',
      paragraphs: [
        `On ${momentText(undoneAt, 'UTC')} UTC, a ${brand.name} account switched from this email address back to its previous one, using the link we sent there. We signed out all devices.`,
        'If this is your account, choose a new password and sign in with the previous address.',
      ],
      button: { label: 'Choose a new password', url: `${publicUrl}${PAGES.passwordReset}` },
      footnote: 'If you don’t have an account with us, you can ignore this email.',
    },
    brand,
  ),
});
