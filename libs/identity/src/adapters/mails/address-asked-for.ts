import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

/** To the owner of an account whose address somebody else wanted for theirs. */
export const addressAskedForMail = ({ brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Someone asked for the email address of your ${brand.name} account`,
  ...composeMail(
    {
      preheader: 'Nothing has changed.',
      heading: 'This address already has an account',
      paragraphs: [
        `Someone signed in to another ${brand.name} account just asked to change its email address to this one. Nothing has changed: the address belongs to your account.`,
        `If it was you: an address can have one account only. Sign in to the one that has it, or use a different address. Forgot its password? Reset it at ${publicUrl}${PAGES.passwordReset}.`,
      ],
      button: { label: 'Sign in', url: `${publicUrl}${PAGES.login}` },
      footnote: 'If it was not you, ignore this email: your account and your password are unchanged.',
    },
    brand,
  ),
});

interface Kept {
  readonly keptUntil: Date;
}

/** To an address that an account had until lately. */
export const keptAddressAskedForMail = ({ keptUntil }: Kept, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Someone asked for your former ${brand.name} email address`,
  ...composeMail(
    {
      preheader: 'It is kept for your account for now.',
      heading: 'This address is kept for a while',
      paragraphs: [
        `Someone just asked to use this email address at ${brand.name}. Until lately an account had it; so that the change can be undone with the link we sent here, nobody else gets it until ${momentText(keptUntil, 'UTC')} UTC.`,
        'If it was you: sign in to your account with its new address, or come back after that day.',
      ],
      button: { label: 'Sign in', url: `${publicUrl}${PAGES.login}` },
      footnote: 'If it was not you, ignore this email: nothing has changed.',
    },
    brand,
  ),
});
