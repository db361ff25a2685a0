import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { CODE_LIFETIME_MINUTES, HOUR_MS, LINK_LIFETIME_MS } from '../../domain/email-code';
import { PAGES } from './pages';

interface Facts {
  readonly email: string;
  readonly code: string;
  /** Of the link that does without the code. */
  readonly token: string;
}

/** Says nothing that the applicant wrote: it may go to someone who never heard of us. */
export const verificationCodeMail = ({ email, code, token }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Your ${brand.name} verification code`,
  ...composeMail(
    {
      preheader: `Your code is valid for ${CODE_LIFETIME_MINUTES} minutes.`,
      heading: 'Verify your email address',
      paragraphs: [`Enter this code to verify your ${brand.name} account:`],
      code,
      button: { label: 'Verify without the code', url: `${publicUrl}${PAGES.verifyEmail(email, token)}` },
      footnote: `The code is valid for ${CODE_LIFETIME_MINUTES} minutes, the link for ${LINK_LIFETIME_MS / HOUR_MS} hours. If you did not sign up for ${brand.name}, ignore this email: nothing happens without it.`,
    },
    brand,
  ),
});
