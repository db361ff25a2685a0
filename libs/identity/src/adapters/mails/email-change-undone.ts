import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

interface Facts {
  readonly undoneAt: Date;
}

/** To the address that the account has again. */
export const emailRestoredMail = ({ undoneAt }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Your ${brand.name} account has this email address again`,
  ...composeMail(
    {
      preheader: 'Choose a new password to sign in.',
      heading: 'The change was undone',
      paragraphs: [
        `On ${momentText(undoneAt, 'UTC')} UTC your ${brand.name} account got this email address back. Every session has been signed out, your former password no longer works, and the passkeys and two-step verification that were set up since the change are gone, recovery codes included.`,
        'Choose a new password now. Then look through your settings: passkeys, two-step verification, sessions, your name.',
      ],
      button: { label: 'Choose a new password', url: `${publicUrl}${PAGES.passwordReset}` },
    },
    brand,
  ),
});

/** To the address that it had meanwhile. */
export const emailDroppedMail = ({ undoneAt }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `A change of email address was undone`,
  ...composeMail(
    {
      preheader: `This is no longer the address of a ${brand.name} account.`,
      heading: 'The change was undone',
      paragraphs: [
        `On ${momentText(undoneAt, 'UTC')} UTC a ${brand.name} account went back from this email address to the one it had before, with the link that we sent there. Every session of it has been signed out.`,
        'If the account is yours, sign in with the former address, after choosing a new password.',
      ],
      button: { label: 'Choose a new password', url: `${publicUrl}${PAGES.passwordReset}` },
      footnote: 'If you never had an account with us, ignore this email.',
    },
    brand,
  ),
});
