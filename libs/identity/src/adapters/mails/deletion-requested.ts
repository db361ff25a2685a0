import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { PAGES } from './pages';

interface Facts {
  readonly dueAt: Date;
}

export const deletionRequestedMail = ({ dueAt }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Your ${brand.name} account will be deleted`,
  ...composeMail(
    {
      preheader: 'You have 14 days to change your mind.',
      heading: 'Your account will be deleted',
      paragraphs: [
        `As you requested, your ${brand.name} account and your personal data will be deleted on ${momentText(dueAt, 'UTC')} UTC. You will lose any unused value credits.`,
        'Your account works normally until then. Changed your mind? You can keep your account in your settings.',
      ],
      button: { label: 'Keep my account', url: `${publicUrl}${PAGES.yourData}` },
      footnote: `If you didn’t request this, keep your account and reset your password at ${publicUrl}${PAGES.passwordReset}.`,
    },
    brand,
  ),
});
