import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import type { ResetLink } from '../../commands/ports';
import { CODE_LIFETIME_MINUTES, HOUR_MS, RESET_LINK_LIFETIME_MS } from '../../domain/email-code';
import { PAGES } from './pages';

interface Facts {
  readonly code: string;
  readonly link: ResetLink;
}

const LINK_LIFETIME_MINUTES = (RESET_LINK_LIFETIME_MS / HOUR_MS) * 60;

export const passwordResetMail = ({ code, link }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Reset your ${brand.name} password`,
  ...composeMail(
    {
      preheader: `Your code is valid for ${CODE_LIFETIME_MINUTES} minutes.`,
      heading: 'Reset your password',
      paragraphs: [
        `Someone asked for a new password for your ${brand.name} account. Enter this code where you asked for it:`,
      ],
      code,
      button: { label: 'Reset without the code', url: `${publicUrl}${PAGES.resetPassword(link)}` },
      footnote: `The code is valid for ${CODE_LIFETIME_MINUTES} minutes, the link for ${LINK_LIFETIME_MINUTES}. Show neither to anybody. If you did not ask, ignore this email: your password stays as it is.`,
    },
    brand,
  ),
});
