import { mail } from '@casewright/platform';
import { Logger } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsUUID } from 'class-validator';
import { REVERSAL_KINDS, type Reversal } from '../../domain/checkout-session';
import { GetBalance } from '../../queries/get-balance';
import { GetReceipt } from '../../queries/get-receipt';
import { GetReceiptPdf } from '../../queries/get-receipt-pdf';
import { paymentFailedMail } from './payment-failed';
import { paymentReversedMail } from './payment-reversed';
import { receiptMail } from './receipt';
import { refundFailedMail } from './refund-failed';

class CreditsPurchasedPayload {
  @IsUUID()
  readonly orderId!: string;

  @IsUUID()
  readonly ownerId!: string;
}

class PaymentFailedPayload {
  @IsUUID()
  readonly ownerId!: string;

  @IsInt()
  readonly credits!: number;

  @IsInt()
  readonly amountCents!: number;
}

class PaymentReversedPayload {
  @IsUUID()
  readonly ownerId!: string;

  @IsIn(REVERSAL_KINDS)
  readonly kind!: Reversal['kind'];

  @IsInt()
  readonly amountCents!: number;

  @IsBoolean()
  readonly isActive!: boolean;

  @IsInt()
  readonly credits!: number;
}

class RefundFailedPayload {
  @IsUUID()
  readonly orderId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsUUID()
  readonly requestedBy!: string;
}

const toOwner = ({ ownerId }: { readonly ownerId: string }): string => ownerId;

/** Balance and debt are read when the mail is composed. */
export const MAIL_TABLE = [
  mail({
    name: 'billing.mail-receipt',
    on: 'billing.credits-purchased',
    payload: CreditsPurchasedPayload,
    kind: 'receipts',
    to: toOwner,
    facts: async ({ orderId, ownerId }, queries) => {
      const { number, credits, totalCents } = await queries.execute(new GetReceipt(ownerId, orderId));
      const { balance } = await queries.execute(new GetBalance(ownerId));
      const pdf = await queries.execute(new GetReceiptPdf(ownerId, orderId)).catch((error: unknown) => {
        new Logger(GetReceiptPdf.name).error(error);
        return undefined;
      });
      return { orderId, number, credits, totalCents, balance, pdf };
    },
    template: receiptMail,
  }),
  mail({
    name: 'billing.mail-payment-failed',
    on: 'billing.payment-failed',
    payload: PaymentFailedPayload,
    to: toOwner,
    facts: ({ credits, amountCents }) => ({ credits, amountCents }),
    template: paymentFailedMail,
  }),
  mail({
    name: 'billing.mail-payment-reversed',
    on: 'billing.payment-reversed',
    payload: PaymentReversedPayload,
    to: toOwner,
    facts: async ({ ownerId, kind, amountCents, isActive, credits }, queries) => {
      const { debt } = await queries.execute(new GetBalance(ownerId));
      return { kind, amountCents, isActive, credits, debt };
    },
    template: paymentReversedMail,
  }),
  mail({
    name: 'billing.mail-refund-failed',
    on: 'billing.refund-failed',
    payload: RefundFailedPayload,
    to: ({ requestedBy }) => requestedBy,
    facts: async ({ orderId, ownerId }, queries) => {
      const { number } = await queries.execute(new GetReceipt(ownerId, orderId));
      return { ownerId, number };
    },
    template: refundFailedMail,
  }),
];
