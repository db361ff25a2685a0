import { minus, plus, ZERO } from '../../cells/exact-sum';
import type { BillLine, LineCells } from '../bills/bill-rules';
import { column, type Source, type SourceColumn, type SourceField, type SourceSheet } from '../source';

/**
 * Fees of commitments have no list price: the usage that they cover has one. Amortized cost by the rules of AWS: https://docs.aws.amazon.com/cur/latest/userguide/amortized-reservation.html
 * and https://docs.aws.amazon.com/cur/latest/userguide/cur-sp.html
 */
function line(cells: LineCells): BillLine {
  const unblended = cells.amount('billed');
  const reservation = cells.text('reservationId');
  const plan = cells.text('savingsPlanId');
  switch (cells.text('lineType').toLowerCase()) {
    case 'tax':
      return { type: 'tax', effective: unblended };
    case 'credit':
      return { type: 'credit', effective: unblended };
    case 'refund':
      return { type: 'refund', effective: unblended };
    case 'discountedusage':
      return {
        type: 'commitment',
        effective: hasReservationCost(cells) ? cells.amount('reservationCost') : unblended,
        commitment: commitment(cells, reservation, false),
      };
    case 'savingsplancoveredusage':
      return {
        type: 'commitment',
        cancels: unblended,
        effective: hasPlanCost(cells) ? cells.amount('savingsPlanCost') : unblended,
        // The fee is the commitment where nothing is spread.
        ...(hasPlanCost(cells) && { commitment: commitment(cells, plan, false) }),
      };
    // Takes back the on-demand price of covered usage. The two cancel.
    case 'savingsplannegation':
      return {
        ...{ type: 'commitment', list: ZERO, cancels: unblended },
        effective: hasPlanCost(cells) ? ZERO : unblended,
      };
    case 'savingsplanrecurringfee':
      return {
        ...{ type: 'commitment', list: ZERO },
        effective: hasPlanCost(cells)
          ? minus(cells.amount('savingsPlanCommitted'), cells.amount('savingsPlanUsed'))
          : unblended,
        commitment: commitment(cells, plan, hasPlanCost(cells)),
      };
    case 'savingsplanupfrontfee':
      return { type: 'upfront', effective: ZERO, list: ZERO };
    case 'rifee':
      return {
        ...{ type: 'commitment', list: ZERO },
        effective: hasReservationCost(cells)
          ? plus(cells.amount('unusedUpfront'), cells.amount('unusedRecurring'))
          : unblended,
        commitment: commitment(cells, reservation, hasReservationCost(cells)),
      };
    case 'fee':
      return reservation
        ? { type: 'upfront', effective: ZERO, list: ZERO }
        : { type: 'purchase', effective: unblended };
    case 'edpdiscount':
    case 'privateratediscount':
    case 'bundleddiscount':
    case 'sppdiscount':
    case 'discount':
      return { type: 'discount', effective: unblended };
    default:
      return { type: 'usage', effective: unblended };
  }
}

/** Exports name their own columns. Without all of these, fees stay in the months in which they are billed. */
const hasReservationCost = (cells: Pick<LineCells, 'has'>): boolean =>
  cells.has('reservationCost') && cells.has('unusedUpfront') && cells.has('unusedRecurring');
const hasPlanCost = (cells: Pick<LineCells, 'has'>): boolean =>
  cells.has('savingsPlanCost') && cells.has('savingsPlanCommitted') && cells.has('savingsPlanUsed');

function commitment(cells: LineCells, id: string, isUnused: boolean): NonNullable<BillLine['commitment']> {
  const until = cells.text('commitmentEnd').slice(0, 10);
  return { id, isUnused, ...(/^\d{4}-\d\d-\d\d$/.test(until) && { until }) };
}

const FIELDS: readonly (readonly [SourceField, part: string, name: string])[] = [
  ['service', 'lineItem', 'ProductCode'],
  ['service', 'product', 'ProductName'],
  ['month', 'lineItem', 'UsageStartDate'],
  ['month', 'bill', 'BillingPeriodStartDate'],
  ['billed', 'lineItem', 'UnblendedCost'],
  ['list', 'pricing', 'publicOnDemandCost'],
  ['currency', 'lineItem', 'CurrencyCode'],
  ['lineType', 'lineItem', 'LineItemType'],
  ['reservationId', 'reservation', 'ReservationARN'],
  ['reservationCost', 'reservation', 'EffectiveCost'],
  ['unusedUpfront', 'reservation', 'UnusedAmortizedUpfrontFeeForBillingPeriod'],
  ['unusedRecurring', 'reservation', 'UnusedRecurringFee'],
  ['savingsPlanId', 'savingsPlan', 'SavingsPlanARN'],
  ['savingsPlanCost', 'savingsPlan', 'SavingsPlanEffectiveCost'],
  ['savingsPlanCommitted', 'savingsPlan', 'TotalCommitmentToDate'],
  ['savingsPlanUsed', 'savingsPlan', 'UsedCommitment'],
  ['commitmentEnd', 'savingsPlan', 'EndTime'],
  ['commitmentEnd', 'reservation', 'EndTime'],
];

/** "line_item_unblended_cost" for lineItem/UnblendedCost, "reservation_reservation_a_r_n" for reservation/ReservationARN. */
const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');

const LEGACY: readonly SourceColumn[] = FIELDS.map(([field, part, name]) => column(field, `${part}/${name}`));
const CURRENT: readonly SourceColumn[] = [
  ...FIELDS.map(([field, part, name]) => column(field, `${snake(part)}_${snake(name)}`)),
  column('service', 'product_servicecode'),
];

const sheet = (version: string, columns: readonly SourceColumn[], recognizedBy: readonly string[]): SourceSheet => ({
  ...{ id: 'cost and usage', row: 'bill-line', version, recognizedBy, columns },
  bill: {
    line,
    provider: 'AWS',
    // Without these columns, commitments have no effective cost.
    hasEffective: (has) => hasReservationCost({ has }) || hasPlanCost({ has }),
  },
});

/** AWS Cost and Usage Report, legacy and 2.0. Exports name their own columns, so that any may be missing. */
export const AWS_CUR: Source = {
  id: 'aws-cur',
  product: 'AWS Cost and Usage Report',
  sheets: [
    sheet('legacy', LEGACY, ['lineItem/LineItemType', 'lineItem/UnblendedCost']),
    sheet('2.0', CURRENT, ['line_item_line_item_type', 'line_item_unblended_cost']),
  ],
};
