import type { MailSample } from '@casewright/platform';
import { paymentFailedMail } from './payment-failed';
import { paymentReversedMail } from './payment-reversed';
import { receiptMail } from './receipt';
import { refundFailedMail } from './refund-failed';

const firstName = 'Nora';
const PDF = { fileName: 'receipt-2026-000042.pdf', content: Buffer.alloc(0) };
const orderId = '5f0c1f86-1c8e-4b7e-9a53-0d6c2f1f7b11';

export const BILLING_MAILS: readonly MailSample[] = [
  {
    name: 'Receipt',
    write: (layout) =>
      receiptMail(
        { firstName, orderId, number: '2026-000042', credits: 100, totalCents: 9_743, balance: 126, pdf: PDF },
        layout,
      ),
  },
  {
    name: 'Payment failed',
    write: (layout) => paymentFailedMail({ firstName, credits: 200, amountCents: 17_500 }, layout),
  },
  {
    name: 'Refund',
    write: (layout) =>
      paymentReversedMail(
        { firstName, kind: 'refund', isActive: true, amountCents: 4_500, credits: 50, debt: 0 },
        layout,
      ),
  },
  {
    name: 'Refund that failed',
    write: (layout) =>
      refundFailedMail({ firstName, ownerId: '0b9f3f0e-6f0b-4c53-8d0f-1f2e3d4c5b6a', number: '2026-000042' }, layout),
  },
  {
    name: 'Dispute that leaves a debt',
    write: (layout) =>
      paymentReversedMail(
        { firstName, kind: 'dispute', isActive: true, amountCents: 9_000, credits: 100, debt: 33 },
        layout,
      ),
  },
  {
    name: 'Dispute that is settled',
    write: (layout) =>
      paymentReversedMail(
        { firstName, kind: 'dispute', isActive: false, amountCents: 9_000, credits: 100, debt: 0 },
        layout,
      ),
  },
];
