import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { creditsText } from '@casewright/rules';
import { amountText, PAGES } from './words';

interface Facts {
  readonly firstName: string;
  readonly credits: number;
  readonly amountCents: number;
}

export const paymentFailedMail = (
  { firstName, credits, amountCents }: Facts,
  { brand, publicUrl }: Letterhead,
): MailWords => ({
  subject: 'Your payment did not go through',
  ...composeMail(
    {
      preheader: `${creditsText(credits)} have not been added.`,
      heading: 'Your payment did not go through',
      paragraphs: [
        `${firstName}, your bank did not carry out the payment of ${amountText(amountCents)} for ${creditsText(credits)}. Nothing was taken, and no credits were added.`,
        'You can try again, with another way to pay if you like.',
      ],
      button: { label: 'Buy credits', url: `${publicUrl}${PAGES.purchase}` },
    },
    brand,
  ),
});
