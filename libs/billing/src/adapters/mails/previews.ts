import type { MailSample } from '@casewright/platform';
import { paymentFailedMail } from './payment-failed';
import { paymentReversedMail } from './payment-reversed';
import { receiptMail } from './receipt';

const firstName = 'Nora';
const orderId = '5f0c1f86-1c8e-4b7e-9a53-0d6c2f1f7b11';

/** Every mail that billing sends, as the page of previews shows it. */
export const BILLING_MAILS: readonly MailSample[] = [
  {
    name: 'Receipt',
    write: (letterhead) =>
      receiptMail(
        { firstName, orderId, number: '2026-000042', credits: 100, totalCents: 9_743, balance: 126 },
        letterhead,
      ),
  },
  {
    name: 'Payment failed',
    write: (letterhead) => paymentFailedMail({ firstName, credits: 200, amountCents: 17_500 }, letterhead),
  },
  {
    name: 'Refund',
    write: (letterhead) =>
      paymentReversedMail(
        { firstName, kind: 'refund', isActive: true, amountCents: 4_500, credits: 50, debt: 0 },
        letterhead,
      ),
  },
  {
    name: 'Dispute that leaves a debt',
    write: (letterhead) =>
      paymentReversedMail(
        { firstName, kind: 'dispute', isActive: true, amountCents: 9_000, credits: 100, debt: 33 },
        letterhead,
      ),
  },
  {
    name: 'Dispute that is settled',
    write: (letterhead) =>
      paymentReversedMail(
        { firstName, kind: 'dispute', isActive: false, amountCents: 9_000, credits: 100, debt: 0 },
        letterhead,
      ),
  },
];
