import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

interface Facts {
  readonly device: string;
  readonly signedInAt: Date;
}

export const newSignInMail = ({ device, signedInAt }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `New sign-in to your ${brand.name} account`,
  ...composeMail(
    {
      preheader: `From ${device}.`,
      heading: 'New sign-in to your account',
      paragraphs: [
        `Someone signed in to your ${brand.name} account from ${device} on ${momentText(signedInAt, 'UTC')} UTC. It was the first sign-in from this browser.`,
        `If it was you, you’re all set. If it wasn’t, reset your password at ${publicUrl}${PAGES.passwordReset}. That signs out all devices.`,
      ],
      button: { label: 'Review your devices', url: `${publicUrl}${PAGES.sessions}` },
    },
    brand,
  ),
});
