import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from '../../../adapters/mails/pages';

/** Sent to the owner of an address that another account tried to take. */
export const registeredAddressRequestedMail = ({ brand, publicUrl }: MailLayout): MailText => ({
  subject: `Someone tried to use your ${brand.name} email address`,
  ...composeMail(
    {
      preheader: 'Nothing has changed.',
      heading: 'This address already has an account',
      paragraphs: [
        `Someone tried to change the email address of another ${brand.name} account to this one. Nothing has changed. The address still belongs to your account.`,
        `Was it you? Each email address can have only one account. Sign in to this account or use a different address. Forgot your password? Reset it at ${publicUrl}${PAGES.passwordReset}.`,
      ],
      button: { label: 'Sign in', url: `${publicUrl}${PAGES.login}` },
      footnote: 'If it wasn’t you, you can ignore this email. Your account and password are unchanged.',
    },
    brand,
  ),
});

interface Kept {
  readonly keptUntil: Date;
}

export const reservedAddressRequestedMail = ({ keptUntil }: Kept, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Someone tried to use your previous ${brand.name} email address`,
  ...composeMail(
    {
      preheader: 'It is reserved for your account.',
      heading: 'This address is reserved',
      paragraphs: [
        `Someone tried to use this email address at ${brand.name}. Your account recently moved to a new address, and you can still undo that with the link we sent here. Until ${momentText(keptUntil, 'UTC')} UTC, no other account can use this address.`,
        'Was it you? Sign in with your new address, or try again after that date.',
      ],
      button: { label: 'Sign in', url: `${publicUrl}${PAGES.login}` },
      footnote: 'If it wasn’t you, you can ignore this email. Nothing has changed.',
    },
    brand,
  ),
});
