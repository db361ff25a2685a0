import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { DAYS_TO_UNDO } from '../../domain/email-change';
import { PAGES } from './pages';

interface Facts {
  readonly changedAt: Date;
}

/** To the new address. */
export const emailTakenUpMail = ({ changedAt }: Facts, { brand, publicUrl }: Letterhead): MailWords => ({
  subject: `This is your ${brand.name} email address now`,
  ...composeMail(
    {
      preheader: 'From now on you sign in with this address.',
      heading: 'Your new email address is confirmed',
      paragraphs: [
        `Your ${brand.name} account has had this email address since ${momentText(changedAt, 'UTC')} UTC. From now on you sign in with it, and we write to you here.`,
        `For ${DAYS_TO_UNDO} days the change can be undone with a link that we sent to your former address.`,
      ],
      button: { label: 'Go to your settings', url: `${publicUrl}${PAGES.settings}` },
    },
    brand,
  ),
});
