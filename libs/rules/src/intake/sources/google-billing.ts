import type { Decimal } from '../../cells/exact-sum';
import { plainDecimalIn } from '../../cells/number-cell';
import type { BillLineType } from '../bills/bill';
import type { BillLine, LineCells } from '../bills/bill-rules';
import { column, type Source } from '../source';

/** Credits that lower the price of every month. Promotions and others end. */
const DISCOUNTS = new Set([
  ...['COMMITTED_USAGE_DISCOUNT', 'COMMITTED_USAGE_DISCOUNT_DOLLAR_BASE', 'SUSTAINED_USAGE_DISCOUNT'],
  ...['DISCOUNT', 'FREE_TIER', 'SUBSCRIPTION_BENEFIT', 'RESELLER_MARGIN', 'FEE_UTILIZATION_OFFSET'],
]);

/** https://cloud.google.com/billing/docs/how-to/export-data-bigquery-tables/standard-usage */
function line(cells: LineCells): BillLine {
  const more = creditsIn(cells.text('credits'));
  return { type: typeOf(cells.text('lineType')), more };
}

function typeOf(type: string): BillLineType {
  switch (type.toLowerCase().replaceAll('_', ' ')) {
    case 'tax':
      return 'tax';
    case 'adjustment':
    case 'rounding error':
      return 'adjustment';
    default:
      return 'usage';
  }
}

/** A sum below 0, or a list of credits with their types. */
function creditsIn(cell: string): BillLine['more'] & {} {
  if (!cell || cell === '[]') return [];
  const amount = plainDecimalIn(cell);
  if (amount) return [{ type: 'credit', amount }];
  const found: { readonly type: BillLineType; readonly amount: Decimal }[] = [];
  for (const { amount: value, type } of parsedCredits(cell))
    found.push({ type: DISCOUNTS.has(type) ? 'discount' : 'credit', amount: value });
  return found;
}

const PYTHON_WORDS: readonly (readonly [RegExp, string])[] = [
  [/'/g, '"'],
  [/\bNone\b/g, 'null'],
];

function parsedCredits(cell: string): readonly { readonly amount: Decimal; readonly type: string }[] {
  const list = parsed(cell) ?? parsed(PYTHON_WORDS.reduce((text, [word, json]) => text.replaceAll(word, json), cell));
  return (Array.isArray(list) ? list : []).flatMap((credit: unknown) => {
    const { amount, type } = (credit ?? {}) as Readonly<Record<string, unknown>>;
    const value = plainDecimalIn(String(amount));
    return value ? [{ amount: value, type: typeof type === 'string' ? type : '' }] : [];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Google's page of costs exports a line for each credit. */
function pageLine(cells: LineCells): BillLine {
  const credit = cells.text('credits');
  if (!credit) return { type: typeOf(cells.text('lineType')) };
  const isDiscount = DISCOUNTS.has(credit.toUpperCase().replaceAll(' ', '_')) || /discount|free tier/i.test(credit);
  return { type: isDiscount ? 'discount' : 'credit' };
}

export const GOOGLE_BILLING: Source = {
  id: 'google-billing',
  product: 'Google Cloud billing',
  sheets: [
    {
      ...{ id: 'billing export', row: 'bill-line', recognizedBy: ['service.description', 'cost', 'currency'] },
      columns: [
        column('service', 'service.description'),
        // The month of the invoice is Pacific Time; the usage is in UTC.
        column('month', 'invoice.month'),
        column('month', 'usage_start_time'),
        column('billed', 'cost'),
        column('currency', 'currency'),
        column('lineType', 'cost_type'),
        column('credits', 'credits'),
      ],
      requires: ['service', 'month'],
      bill: { line, provider: 'Google' },
    },
    ...['Unrounded cost ($)', 'Cost ($)', 'Unrounded cost (€)', 'Cost (€)', 'Unrounded cost (£)', 'Cost (£)'].map(
      (cost) => ({
        ...{
          id: 'cost table',
          row: 'bill-line' as const,
          recognizedBy: ['Service description', 'SKU description', cost],
        },
        columns: [
          column('service', 'Service description'),
          column('month', 'Usage start date'),
          column('month', 'Month'),
          column('billed', cost),
          column('lineType', 'Cost type'),
          column('credits', 'Credit type'),
        ],
        requires: ['service', 'month'] as const,
        bill: { line: pageLine, provider: 'Google' },
      }),
    ),
  ],
};
