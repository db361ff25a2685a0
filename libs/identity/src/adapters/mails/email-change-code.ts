import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { CODE_LIFETIME_MINUTES, HOUR_MS, LINK_LIFETIME_MS } from '../../domain/email-code';
import { PAGES } from './pages';

interface Facts {
  readonly code: string;
  /** Of the link that does without the code. */
  readonly token: string;
}

/** Says nothing of who asked: it may go to someone who never heard of us. */
export const emailChangeCodeMail = ({ code, token }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Confirm your new ${brand.name} email address`,
  ...composeMail(
    {
      preheader: `Your code is valid for ${CODE_LIFETIME_MINUTES} minutes.`,
      heading: 'Confirm your new email address',
      paragraphs: [
        `Someone asked to use this address for their ${brand.name} account. If it was you, enter this code in your settings:`,
      ],
      code,
      button: { label: 'Confirm without the code', url: `${publicUrl}${PAGES.confirmEmailChange(token)}` },
      footnote: `The code is valid for ${CODE_LIFETIME_MINUTES} minutes, the link for ${LINK_LIFETIME_MS / HOUR_MS} hours, while you are signed in. Show neither to anybody. If you did not ask, ignore this email: nothing happens without it.`,
    },
    brand,
  ),
});
