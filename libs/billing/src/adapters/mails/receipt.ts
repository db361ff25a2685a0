import { composeMail, type Letterhead, type MailWords } from '@casewright/platform';
import { creditsText } from '@casewright/rules';
import { amountText, PAGES } from './words';

interface Facts {
  readonly firstName: string;
  readonly orderId: string;
  readonly number: string;
  readonly credits: number;
  readonly totalCents: number;
  readonly balance: number;
}

export const receiptMail = (
  { firstName, orderId, number, credits, totalCents, balance }: Facts,
  { brand, publicUrl }: Letterhead,
): MailWords => ({
  subject: `Your ${brand.name} receipt ${number}`,
  ...composeMail(
    {
      preheader: `${creditsText(credits)} for ${amountText(totalCents)}.`,
      heading: `${creditsText(credits)} are on your account`,
      paragraphs: [
        `Thank you, ${firstName}. We have received ${amountText(totalCents)} for ${creditsText(credits)}. Your balance is now ${creditsText(balance)}. Credits that you buy never expire.`,
        'Your receipt, with taxes and to print, is in your account.',
      ],
      button: { label: `See receipt ${number}`, url: `${publicUrl}${PAGES.receipt(orderId)}` },
    },
    brand,
  ),
});
