import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { HOUR_MS } from '@casewright/rules';
import { CODE_LIFETIME_MINUTES, LINK_LIFETIME_MS } from '../../domain/email-code';
import { PAGES } from './pages';

interface Facts {
  readonly email: string;
  readonly code: string;
  readonly token: string;
}

/** Contains nothing the visitor typed, because the address may belong to a stranger. */
export const verificationCodeMail = ({ email, code, token }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Your ${brand.name} verification code`,
  ...composeMail(
    {
      preheader: `Your code expires in ${CODE_LIFETIME_MINUTES} minutes.`,
      heading: 'Verify your email address',
      paragraphs: [`Enter this code to verify your ${brand.name} account:`],
      code,
      button: { label: 'Verify email', url: `${publicUrl}${PAGES.verifyEmail(email, token)}` },
      footnote: `The code expires in ${CODE_LIFETIME_MINUTES} minutes and the link in ${LINK_LIFETIME_MS / HOUR_MS} hours. If you didn’t sign up for ${brand.name}, you can ignore this email.`,
    },
    brand,
  ),
});
