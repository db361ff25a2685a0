import { composeMail, type MailLayout, type MailText } from '@casewright/platform';

interface Facts {
  readonly firstName: string;
  readonly reason: string;
}

export const pilotDeclinedMail = ({ firstName, reason }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: 'Your request to join the pilot program',
  ...composeMail(
    {
      preheader: 'We can’t offer you a place in the pilot program.',
      heading: 'Your request to join the pilot program',
      paragraphs: [
        `Hi ${firstName}, thank you for your interest in the pilot program. We can’t offer you a place this time.`,
        reason,
        'You can still use your account and buy credits when you need them.',
      ],
      button: { label: 'View credit packages', url: `${publicUrl}/purchase-credits` },
    },
    brand,
  ),
});
