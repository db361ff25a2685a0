import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { momentText } from '@casewright/rules';
import { DAYS_TO_UNDO } from '../../domain/email-change';
import { PAGES } from '../../../adapters/mails/pages';

interface Facts {
  readonly changedAt: Date;
}

export const emailTakenUpMail = ({ changedAt }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: `Your ${brand.name} email address was changed`,
  ...composeMail(
    {
      preheader: 'You now sign in with this address.',
      heading: 'Your new email address is confirmed',
      paragraphs: [
        `Your ${brand.name} account switched to this email address on ${momentText(changedAt, 'UTC')} UTC. You now sign in with it, and we send our emails here. We signed out all other devices.`,
        `You can undo the change for ${DAYS_TO_UNDO} days with the link we sent to your previous address.`,
      ],
      button: { label: 'Go to your settings', url: `${publicUrl}${PAGES.settings}` },
    },
    brand,
  ),
});
