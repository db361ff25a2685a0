import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { creditsText, PILOT_DAYS } from '@casewright/rules';

interface Facts {
  readonly firstName: string;
  readonly credits: number;
}

export const pilotApprovedMail = ({ firstName, credits }: Facts, { brand, publicUrl }: MailLayout): MailText => ({
  subject: 'You’re in the pilot program',
  ...composeMail(
    {
      preheader: `${creditsText(credits)} are in your account for ${PILOT_DAYS} days.`,
      heading: 'You’re in the pilot program',
      paragraphs: [
        `Hi ${firstName}, your request to join the pilot program was approved. We added ${creditsText(credits)} to your account. They expire in ${PILOT_DAYS} days.`,
        'Price your first case in the calculator and start it with these credits.',
      ],
      button: { label: 'Open the calculator', url: `${publicUrl}/pricing-calculator` },
    },
    brand,
  ),
});
