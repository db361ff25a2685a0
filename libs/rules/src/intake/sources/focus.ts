import { ZERO } from '../../cells/exact-sum';
import type { BillLine, LineCells } from '../bills/bill-rules';
import { column, type Source, type SourceSheet } from '../source';

/** FOCUS prescribes these words for ChargeCategory, and what is a commitment. */
function line(cells: LineCells): BillLine {
  const category = cells.text('lineType').toLowerCase();
  const id = cells.text('commitmentId');
  const isUnused = cells.text('commitmentStatus').toLowerCase() === 'unused';
  switch (category) {
    case 'tax':
      return { type: 'tax' };
    case 'credit':
      return { type: 'credit' };
    case 'refund':
      return { type: 'refund' };
    case 'adjustment':
      return { type: 'adjustment' };
    case 'purchase': {
      const isOnce = cells.text('frequency').toLowerCase().replace('-', '') === 'onetime';
      // The purchase of a commitment is spread over the usage lines that it covers, which have list prices of their own.
      if (isOnce || id) return { type: isOnce ? 'upfront' : 'commitment', ...(id && { list: ZERO }) };
      return { type: 'purchase' };
    }
    default:
      if (!id) return { type: 'usage' };
      return { type: 'commitment', commitment: { id, isUnused }, ...(isUnused && { list: ZERO }) };
  }
}

const COLUMNS: SourceSheet['columns'] = [
  column('service', 'ServiceName'),
  column('service', 'ServiceCategory'),
  column('month', 'ChargePeriodStart'),
  column('month', 'BillingPeriodStart'),
  column('effective', 'EffectiveCost'),
  column('billed', 'BilledCost'),
  column('list', 'ListCost'),
  column('effectiveUsd', 'x_EffectiveCostInUsd'),
  column('billedUsd', 'x_BilledCostInUsd'),
  column('listUsd', 'x_ListCostInUsd'),
  column('currency', 'BillingCurrency'),
  column('lineType', 'ChargeCategory'),
  column('frequency', 'ChargeFrequency'),
  column('commitmentId', 'CommitmentDiscountId'),
  column('commitmentStatus', 'CommitmentDiscountStatus'),
  column('provider', 'ProviderName'),
  // Since 1.3.
  column('provider', 'ServiceProviderName'),
  column('provider', 'PublisherName'),
];

const sheet = (version: string, recognizedBy: readonly string[]): SourceSheet => ({
  ...{ id: 'cost and usage', row: 'bill-line', version, recognizedBy, columns: COLUMNS },
  bill: { line },
});

/** FinOps Open Cost and Usage Specification, as AWS, Azure, Google, Oracle and IBM export it. */
export const FOCUS: Source = {
  id: 'focus',
  product: 'FOCUS',
  sheets: [
    sheet('1.0', ['ChargeCategory', 'ServiceName', 'EffectiveCost']),
    sheet('1.0', ['ChargeCategory', 'ServiceName', 'BilledCost']),
    sheet('1.1', ['ChargeCategory', 'ServiceName', 'EffectiveCost', 'ServiceSubcategory']),
    sheet('1.1', ['ChargeCategory', 'ServiceName', 'EffectiveCost', 'CommitmentDiscountQuantity']),
    sheet('1.2', ['ChargeCategory', 'ServiceName', 'EffectiveCost', 'ServiceSubcategory', 'BillingAccountType']),
    sheet('1.2', ['ChargeCategory', 'ServiceName', 'EffectiveCost', 'PricingCurrency', 'InvoiceId']),
  ],
};
