import { composeMail, type MailLayout, type MailText } from '@casewright/platform';
import { creditsText } from '@casewright/rules';
import type { ReceiptPdf } from '../../queries/get-receipt-pdf';
import { amountText, PAGES } from './links';

interface Facts {
  readonly firstName: string;
  readonly orderId: string;
  readonly number: string;
  readonly credits: number;
  readonly totalCents: number;
  readonly balance: number;
  /** Undefined if it could not be made. */
  readonly pdf: ReceiptPdf | undefined;
}

export const receiptMail = (
  { firstName, orderId, number, credits, totalCents, balance, pdf }: Facts,
  { brand, publicUrl }: MailLayout,
): MailText => ({
  subject: `Your ${brand.name} receipt ${number}`,
  ...composeMail(
    {
      preheader: `${creditsText(credits)} for ${amountText(totalCents)}.`,
      heading: `${creditsText(credits)} added to your balance`,
      paragraphs: [
        `Thank you, ${firstName}. We received ${amountText(totalCents)} for ${creditsText(credits)}. Your balance is now ${creditsText(balance)}. Your credits never expire.`,
        pdf
          ? 'Your receipt is attached as a PDF. You can also download it from your account.'
          : 'You can download your receipt as a PDF from your account.',
      ],
      button: { label: `View receipt ${number}`, url: `${publicUrl}${PAGES.receipt(orderId)}` },
    },
    brand,
  ),
  attachments: pdf ? [{ fileName: pdf.fileName, type: 'application/pdf', content: pdf.content }] : [],
});
