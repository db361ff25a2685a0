import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { creditsText } from '@casewright/rules';
import { amountText, PAGES } from './links';

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
  { brand, publicUrl }: MailLayout,
): MailText => ({
  subject: `Your ${brand.name} receipt ${number}`,
  ...composeMail(
    {
      preheader: `${creditsText(credits)} for ${amountText(totalCents)}.`,
      heading: `${creditsText(credits)} added to your balance`,
      paragraphs: [
        `Thank you, ${firstName}. We received ${amountText(totalCents)} for ${creditsText(credits)}. Your balance is now ${creditsText(balance)}. Your credits never expire.`,
        'You can view and print your receipt in your account.',
      ],
      button: { label: `View receipt ${number}`, url: `${publicUrl}${PAGES.receipt(orderId)}` },
    },
    brand,
  ),
});
