import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { HOUR_MS } from '@casewright/rules';
import { CODE_LIFETIME_MINUTES, LINK_LIFETIME_MS } from '../../../domain/email-code';
import { PAGES } from '../../../adapters/mails/pages';

interface Facts {
  readonly code: string;
  readonly token: string;
}

/** Contains no name, because the address may belong to a stranger. */
export const emailChangeCodeMail = ({ code, token }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Confirm your new ${brand.name} email address`,
  ...composeMail(
    {
      preheader: `Your code expires in ${CODE_LIFETIME_MINUTES} minutes.`,
      heading: 'Confirm your new email address',
      paragraphs: [
        `Someone asked to use this address for a ${brand.name} account. If it was you, enter this code in your settings:`,
      ],
      code,
      button: { label: 'Confirm email', url: `${publicUrl}${PAGES.confirmEmailChange(token)}` },
      footnote: `The code expires in ${CODE_LIFETIME_MINUTES} minutes and the link in ${LINK_LIFETIME_MS / HOUR_MS} hours. You need to be signed in. Don’t share either of them. If you didn’t request this, you can ignore this email.`,
    },
    brand,
  ),
});
