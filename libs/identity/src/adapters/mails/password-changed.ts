import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

interface Facts {
  readonly changedAt: Date;
}

export const passwordChangedMail = ({ changedAt }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Your ${brand.name} password was changed`,
  ...composeMail(
    {
      preheader: 'Wasn’t you? Reset your password now.',
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your ${brand.name} account was changed on ${momentText(changedAt, 'UTC')} UTC. We signed out all other devices.`,
        'Your passkeys and two-step verification are unchanged. If it was you, you’re all set.',
      ],
      button: { label: 'Wasn’t you? Reset your password', url: `${publicUrl}${PAGES.passwordReset}` },
    },
    brand,
  ),
});
