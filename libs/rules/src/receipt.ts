import { type BillingDetails, billingLines, NO_BILLING_DETAILS } from './billing-details';
import { creditUnit } from './credits-text';

/** A receipt as the account and its PDF show it. Dates as ISO 8601, amounts in cents. */
export interface ReceiptFacts {
  readonly number: string;
  readonly issuedAt: string | Date;
  readonly credits: number;
  readonly subtotalCents: number;
  readonly taxes: readonly { readonly label: string; readonly amountCents: number }[];
  readonly totalCents: number;
  readonly billedTo: { readonly name: string | null; readonly email: string | null } | null;
  readonly billingDetails: BillingDetails | null;
  readonly reversals: readonly {
    readonly id: string;
    readonly kind: 'refund' | 'dispute';
    readonly amountCents: number;
    readonly createdAt: string;
    readonly isActive: boolean;
  }[];
}

export interface ReceiptLine {
  readonly label: string;
  readonly cents: number;
  /** Price of one credit, in cents. */
  readonly unitCents?: number;
  readonly isTotal?: boolean;
  /** Included in another line. */
  readonly isIncluded?: boolean;
}

const active = ({ reversals }: ReceiptFacts) => reversals.filter(({ isActive }) => isActive);

/** A dispute may include an amount that was already refunded. */
const backCents = (receipt: ReceiptFacts): number =>
  Math.min(
    receipt.totalCents,
    active(receipt).reduce((sum, { amountCents }) => sum + amountCents, 0),
  );

export function receiptLines(
  receipt: ReceiptFacts,
  brand: string,
  dayOf: (at: string) => string,
): readonly ReceiptLine[] {
  const { credits, subtotalCents, taxes, totalCents } = receipt;
  const isIncluded = totalCents === subtotalCents;
  const back = active(receipt);
  return [
    {
      label: `${credits} ${brand} value ${creditUnit(credits)}`,
      cents: subtotalCents,
      unitCents: subtotalCents / credits,
    },
    ...taxes.map(({ label, amountCents }) => ({
      label: isIncluded ? `${label} (included)` : label,
      cents: amountCents,
      ...(isIncluded && { isIncluded }),
    })),
    { label: 'Total paid', cents: totalCents, isTotal: true },
    ...back.map(({ kind, amountCents, createdAt }) => ({
      label: `${kind === 'refund' ? 'Refunded' : 'Disputed'} ${dayOf(createdAt)}`,
      cents: -amountCents,
    })),
    ...(back.length > 0 ? [{ label: 'Net paid', cents: totalCents - backCents(receipt), isTotal: true }] : []),
  ];
}

export function receiptStatus(receipt: ReceiptFacts): 'Paid' | 'Reversed' | 'Partly reversed' {
  const back = backCents(receipt);
  if (back === 0) return 'Paid';
  return back === receipt.totalCents ? 'Reversed' : 'Partly reversed';
}

/** As entered at checkout and in the billing details. @param buyer for what the checkout didn't ask */
export function billedToLines(
  { billedTo, billingDetails }: ReceiptFacts,
  buyer?: { readonly name: string; readonly email: string },
): readonly string[] {
  const { company = '', ...others } = billingDetails ?? {};
  const lines = [
    company,
    billedTo?.name ?? buyer?.name ?? '',
    ...billingLines({ ...NO_BILLING_DETAILS, ...others }),
    billedTo?.email ?? buyer?.email ?? '',
  ];
  return [...new Set(lines.filter(Boolean))];
}
