import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { PAGES } from './pages';

/** Says no name: whoever signed up again may not be who the account belongs to. */
export const alreadyRegisteredMail = ({ brand, publicUrl }: Letterhead): MailWords => ({
  subject: `You already have a ${brand.name} account`,
  ...composeMail(
    {
      preheader: 'Someone signed up with your email address.',
      heading: 'You already have an account',
      paragraphs: [
        `Someone just signed up for ${brand.name} with this email address. If it was you: you already have an account, and can sign in with your password.`,
        `Forgot the password? Reset it at ${publicUrl}${PAGES.passwordReset}.`,
      ],
      button: { label: 'Sign in', url: `${publicUrl}${PAGES.login}` },
      footnote: 'If it was not you, ignore this email: your account and your password are unchanged.',
    },
    brand,
  ),
});
