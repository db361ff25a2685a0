import { NAME_FAULT, VALID_NAME } from './name-text';

/** What a buyer's accounting needs on receipts. Empty if not given. */
export interface BillingDetails {
  readonly company: string;
  /** One line per line of the address. */
  readonly address: string;
  readonly taxId: string;
  readonly purchaseOrder: string;
}

export const NO_BILLING_DETAILS: BillingDetails = { company: '', address: '', taxId: '', purchaseOrder: '' };

/** Lengths in UTF-16 units. */
export const BILLING_LIMITS = { company: 120, address: 300, addressLines: 6, taxId: 40, purchaseOrder: 60 } as const;

export const BILLING_LABELS: Readonly<Record<keyof BillingDetails, string>> = {
  company: 'Company',
  address: 'Billing address',
  taxId: 'Tax ID',
  purchaseOrder: 'Purchase order',
};

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

export const tidyBillingDetails = ({ company, address, taxId, purchaseOrder }: BillingDetails): BillingDetails => ({
  company: company.trim(),
  address: linesOf(address).join('\n'),
  taxId: taxId.trim(),
  purchaseOrder: purchaseOrder.trim(),
});

type Faults = Partial<Record<keyof BillingDetails, string>>;

export function billingFaults(details: BillingDetails): Faults {
  const faults: Faults = {};
  for (const field of ['company', 'taxId', 'purchaseOrder'] as const) {
    const text = details[field];
    if (text.length > BILLING_LIMITS[field])
      faults[field] = `${BILLING_LABELS[field]} can have up to ${BILLING_LIMITS[field]} characters.`;
    else if (text && !VALID_NAME.test(text)) faults[field] = field === 'company' ? NAME_FAULT : UNREADABLE;
  }
  const lines = linesOf(details.address);
  if (lines.length > BILLING_LIMITS.addressLines)
    faults.address = `${BILLING_LABELS.address} can have up to ${BILLING_LIMITS.addressLines} lines.`;
  else if (details.address.length > BILLING_LIMITS.address)
    faults.address = `${BILLING_LABELS.address} can have up to ${BILLING_LIMITS.address} characters.`;
  else if (!lines.every((line) => VALID_NAME.test(line))) faults.address = UNREADABLE;
  return faults;
}

const UNREADABLE = 'Use letters, digits, and punctuation only.';

/** As printed on receipts. */
export const billingLines = ({ company, address, taxId, purchaseOrder }: BillingDetails): readonly string[] => [
  ...(company ? [company] : []),
  ...linesOf(address),
  ...(taxId ? [`${BILLING_LABELS.taxId}: ${taxId}`] : []),
  ...(purchaseOrder ? [`${BILLING_LABELS.purchaseOrder}: ${purchaseOrder}`] : []),
];
