import type { Decimal } from '../../cells/exact-sum';
import { numberCellIn } from '../../cells/number-cell';
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
  return { type: typeOf(cells.text('lineType')), ...(more ? { more } : { unread: 'credits' }) };
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

/** A sum below 0, or a list of credits with their types. Undefined if it is neither. */
function creditsIn(cell: string): BillLine['more'] {
  if (!cell) return [];
  const sum = amountOf(cell);
  if (sum) return [{ type: 'credit', amount: sum }];
  const list = parsed(cell) ?? parsed(PYTHON_WORDS.reduce((text, [word, json]) => text.replaceAll(word, json), cell));
  if (!Array.isArray(list)) return undefined;
  const credits = list.map((credit: unknown): { readonly type: BillLineType; readonly amount: Decimal } | undefined => {
    const { amount, type } = (credit ?? {}) as Readonly<Record<string, unknown>>;
    const value = amountOf(String(amount));
    return value && { type: DISCOUNTS.has(String(type)) ? 'discount' : 'credit', amount: value };
  });
  return credits.every((credit) => credit !== undefined) ? credits : undefined;
}

/** JSON writes small amounts as 1e-7. */
const amountOf = (text: string): Decimal | undefined => numberCellIn(text)?.as['.'];

const PYTHON_WORDS: readonly (readonly [RegExp, string])[] = [
  [/'/g, '"'],
  [/\bNone\b/g, 'null'],
];

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
      bill: { line, provider: 'Google' },
    },
    // The page of costs, whose headers name the currency: "Cost ($)".
    ...['Unrounded cost', 'Cost'].map((cost) => ({
      ...{
        id: 'cost table',
        row: 'bill-line' as const,
        recognizedBy: ['Service description', 'SKU description', cost],
      },
      columns: [
        column('service', 'Service description'),
        column('service', 'SKU description'),
        column('month', 'Usage start date'),
        column('month', 'Month'),
        column('billed', cost),
        column('lineType', 'Cost type'),
        column('credits', 'Credit type'),
      ],
      bill: { line: pageLine, provider: 'Google' },
    })),
  ],
};
