import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { PAGES } from './pages';

/** Contains nothing the visitor typed, because the address may belong to a stranger. */
export const welcomeMail = ({ brand, publicUrl }: MailLayout): MailText => ({
  subject: `Welcome to ${brand.name}`,
  ...composeMail(
    {
      preheader: 'Turn your IT offerings into business outcomes.',
      heading: `Welcome to ${brand.name}`,
      paragraphs: [
        'Verify your email address with the code we sent you separately. Then you can price a case, buy value credits, and start your first pursuit.',
        'Questions? Message us from your account.',
      ],
      button: { label: 'Go to your dashboard', url: `${publicUrl}${PAGES.profile}` },
    },
    brand,
  ),
});
