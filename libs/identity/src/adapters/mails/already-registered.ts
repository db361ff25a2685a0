import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { PAGES } from './pages';

/** Contains no name, because the visitor may not own the account. */
export const alreadyRegisteredMail = ({ brand, publicUrl }: MailLayout): MailText => ({
  subject: `You already have a ${brand.name} account`,
  ...composeMail(
    {
      preheader: 'Someone signed up with your email address.',
      heading: 'You already have an account',
      paragraphs: [
        `Someone tried to sign up for ${brand.name} with your email address. If it was you, sign in with your password. You already have an account.`,
        `Forgot your password? Reset it at ${publicUrl}${PAGES.passwordReset}.`,
      ],
      button: { label: 'Sign in', url: `${publicUrl}${PAGES.login}` },
      footnote: 'If it wasn’t you, you can ignore this email. Your account and password are unchanged.',
    },
    brand,
  ),
});
