import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

interface Facts {
  /** As people say it: 'Firefox on Linux'. */
  readonly device: string;
  readonly signedInAt: Date;
}

export const newSignInMail = ({ device, signedInAt }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `New sign-in to your ${brand.name} account`,
  ...composeMail(
    {
      preheader: `${device}, for the first time.`,
      heading: 'New sign-in to your account',
      paragraphs: [
        `Someone signed in to your ${brand.name} account with ${device} on ${momentText(signedInAt, 'UTC')} UTC. The account was not opened with this browser before.`,
        `If it was you, there is nothing to do. If not, reset your password at ${publicUrl}${PAGES.passwordReset}: that signs out every session.`,
      ],
      button: { label: 'See where you are signed in', url: `${publicUrl}${PAGES.settings}` },
    },
    brand,
  ),
});
