import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { PAGES } from './links';

interface Facts {
  readonly firstName: string;
  readonly ownerId: string;
  /** Of the receipt. */
  readonly number: string;
}

/** For the admin who requested the refund. The owner of the credits gets `paymentReversedMail`, with the amount. */
export function refundFailedMail({ firstName, ownerId, number }: Facts, { brand, publicUrl }: MailLayout): MailText {
  const heading = `Refund for receipt ${number} failed`;
  const back = 'Its credits were returned to the customer.';
  return {
    subject: heading,
    ...composeMail(
      {
        preheader: back,
        heading,
        paragraphs: [
          `Hi ${firstName}, the bank sent back money from the refund you requested for receipt ${number}. ${back}`,
          'A new refund goes to the same payment method. If that method no longer accepts refunds, arrange another one with the customer.',
        ],
        button: { label: 'Open the customer’s page', url: `${publicUrl}${PAGES.user(ownerId)}` },
      },
      brand,
    ),
  };
}
