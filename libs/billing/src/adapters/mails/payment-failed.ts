import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { creditsText } from '@casewright/rules';
import { amountText, PAGES } from './links';

interface Facts {
  readonly firstName: string;
  readonly credits: number;
  readonly amountCents: number;
}

export const paymentFailedMail = (
  { firstName, credits, amountCents }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText => ({
  subject: 'Your payment didn’t go through',
  ...composeMail(
    {
      preheader: `${creditsText(credits)} were not added to your balance.`,
      heading: 'Your payment didn’t go through',
      paragraphs: [
        `Hi ${firstName}, your bank declined your payment of ${amountText(amountCents)} for ${creditsText(credits)}. You weren’t charged, and no credits were added.`,
        'Try again, or use a different payment method.',
      ],
      button: { label: 'Buy credits', url: `${publicUrl}${PAGES.purchase}` },
    },
    brand,
  ),
});
