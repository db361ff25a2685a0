import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { HOUR_MS } from '@casewright/rules';
import type { ResetLink } from '../../domain/mailed-secrets';
import { CODE_LIFETIME_MINUTES, RESET_LINK_LIFETIME_MS } from '../../domain/email-code';
import { PAGES } from './pages';

interface Facts {
  readonly code: string;
  readonly link: ResetLink;
}

const LINK_LIFETIME_MINUTES = (RESET_LINK_LIFETIME_MS / HOUR_MS) * 60;

export const passwordResetMail = ({ code, link }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Reset your ${brand.name} password`,
  ...composeMail(
    {
      preheader: `Your code expires in ${CODE_LIFETIME_MINUTES} minutes.`,
      heading: 'Reset your password',
      paragraphs: [`Enter this code to reset the password of your ${brand.name} account:`],
      code,
      button: { label: 'Reset password', url: `${publicUrl}${PAGES.resetPassword(link)}` },
      footnote: `The code expires in ${CODE_LIFETIME_MINUTES} minutes and the link in ${LINK_LIFETIME_MINUTES} minutes. Don’t share either of them. If you didn’t request this, you can ignore this email. Your password won’t change.`,
    },
    brand,
  ),
});
