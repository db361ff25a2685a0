import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { PAGES } from './pages';

interface Facts {
  readonly firstName: string;
}

export const welcomeMail = ({ firstName }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Welcome to ${brand.name}`,
  ...composeMail(
    {
      preheader: 'Turn your IT offerings into business outcomes.',
      heading: `Welcome to ${brand.name}, ${firstName}`,
      paragraphs: [
        'Your account is open. Once your email address is verified, you can price a case, buy value credits and start the work on your next pursuit.',
        'Questions? Write to us from the Messages page of your account.',
      ],
      button: { label: 'Go to your dashboard', url: `${publicUrl}${PAGES.profile}` },
    },
    brand,
  ),
});
