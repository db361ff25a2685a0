import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

interface Facts {
  readonly changedAt: Date;
}

export const passwordChangedMail = ({ changedAt }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `Your ${brand.name} password was changed`,
  ...composeMail(
    {
      preheader: 'If it was not you, act now.',
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your ${brand.name} account was changed on ${momentText(changedAt, 'UTC')} UTC. Every other session of your account has been signed out.`,
        'Your passkeys and two-step verification stay as they were. If it was you, there is nothing to do.',
      ],
      button: { label: 'It was not me: reset the password', url: `${publicUrl}${PAGES.passwordReset}` },
    },
    brand,
  ),
});
