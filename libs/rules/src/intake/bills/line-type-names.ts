import type { BillLineType } from './bill';

const NAMES: readonly (readonly [BillLineType, RegExp])[] = [
  [
    'tax',
    /^(?:(?:sales |us )?tax(?:es)?|vat|gst|mwst\.?|ust\.?|(?:mehrwert|umsatz)?steuern?|tva|iva|impuestos?|taxe)$/,
  ],
  ['credit', /^(?:credits?|gutschrift(?:en)?)$/],
  ['refund', /^(?:refunds?|erstattung(?:en)?)$/],
  ['adjustment', /^(?:(?:rounding )?adjustments?|rounding(?: error)?)$/],
  ['upfront', /^(?:.* )?upfront(?: reservation)? fees?$/],
];

/** The type of lines that a table calls "Tax", "Credits" or "Refund". Undefined for other names. */
export function lineTypeNamed(name: string): BillLineType | undefined {
  const text = name.trim().toLowerCase().replaceAll(/[_-]/g, ' ');
  return NAMES.find(([, pattern]) => pattern.test(text))?.[0];
}
