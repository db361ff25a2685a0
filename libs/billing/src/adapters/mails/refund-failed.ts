import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { creditsText } from '@casewright/rules';
import { amountText, PAGES } from './links';

interface Facts {
  readonly firstName: string;
  readonly ownerId: string;
  /** Of the receipt. */
  readonly number: string;
  readonly credits: number;
  readonly totalCents: number;
}

/** For the admin who requested the refund. The owner of the credits gets `paymentReversedMail`. */
export function refundFailedMail(facts: Facts, { brand, publicUrl }: MailLayout): MailText {
  const { firstName, ownerId, number, credits, totalCents } = facts;
  const back = `${creditsText(credits)} ${credits === 1 ? 'is' : 'are'} back in the customer’s account.`;
  return {
    subject: `The refund of receipt ${number} failed`,
    ...composeMail(
      {
        preheader: back,
        heading: `The refund of receipt ${number} failed`,
        paragraphs: [
          `Hi ${firstName}, the bank returned the money of a refund that you requested: ${amountText(totalCents)} of receipt ${number}. ${back}`,
          'You can refund the purchase again, to the same payment method. If it can’t receive money any more, agree with the customer on another way.',
        ],
        button: { label: 'Open the customer’s page', url: `${publicUrl}${PAGES.user(ownerId)}` },
      },
      brand,
    ),
  };
}
