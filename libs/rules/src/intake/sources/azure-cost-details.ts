import type { BillLine, LineCells } from '../bills/bill-rules';
import { column, type Source, type SourceSheet } from '../source';

/** https://learn.microsoft.com/azure/cost-management-billing/automate/understand-usage-details-fields */
function line(cells: LineCells): BillLine {
  const id = cells.text('reservationId') || cells.text('commitmentId');
  const model = cells.text('pricingModel').toLowerCase().replaceAll(/[\s_]/g, '');
  const isCommitted = Boolean(id) || model === 'reservation' || model === 'savingsplan';
  switch (cells.text('lineType').toLowerCase().replaceAll(/[\s_]/g, '')) {
    case 'tax':
      return { type: 'tax' };
    case 'credit':
      return { type: 'credit' };
    case 'refund':
      return { type: 'refund' };
    case 'roundingadjustment':
    case 'adjustment':
      return { type: 'adjustment' };
    case 'unusedreservation':
    case 'unusedsavingsplan':
      return { type: 'commitment', commitment: { id, isUnused: true } };
    case 'purchase': {
      const frequency = cells.text('frequency').toLowerCase().replace('-', '');
      if (frequency === 'onetime' || (isCommitted && frequency !== 'recurring')) return { type: 'upfront' };
      return { type: isCommitted ? 'commitment' : 'purchase' };
    }
    default:
      return isCommitted ? { type: 'commitment', commitment: { id, isUnused: false } } : { type: 'usage' };
  }
}

/** Names of columns over the years and agreements; upper and lower case don't matter. */
const COLUMNS: SourceSheet['columns'] = [
  // The product is a price line; the category of the meter is the service of the invoice.
  column('service', 'MeterCategory'),
  column('service', 'ConsumedService'),
  column('service', 'ServiceFamily'),
  column('service', 'PublisherName'),
  column('month', 'Date'),
  column('month', 'UsageDateTime'),
  column('month', 'UsageDate'),
  column('month', 'BillingPeriodStartDate'),
  column('billed', 'CostInBillingCurrency'),
  column('billed', 'PreTaxCost'),
  column('billed', 'Cost'),
  column('billed', 'ExtendedCost'),
  column('billedUsd', 'CostInUsd'),
  column('currency', 'BillingCurrencyCode'),
  column('currency', 'BillingCurrency'),
  column('currency', 'Currency'),
  column('lineType', 'ChargeType'),
  column('frequency', 'Frequency'),
  column('pricingModel', 'PricingModel'),
  column('reservationId', 'ReservationId'),
  column('reservationId', 'ReservationName'),
  column('commitmentId', 'BenefitId'),
  column('commitmentId', 'BenefitName'),
];

const sheet = (id: string, recognizedBy: readonly string[]): SourceSheet => ({
  ...{ id, row: 'bill-line', recognizedBy, columns: COLUMNS },
  // Azure writes MM/DD/YYYY in every region.
  bill: { line, dates: 'month-first', provider: 'Microsoft' },
});

/** Cost details of Azure: Enterprise Agreement, Customer Agreement, partners, and the older usage files. */
export const AZURE_COST_DETAILS: Source = {
  id: 'azure-cost-details',
  product: 'Azure cost details',
  sheets: [
    sheet('EA', ['MeterCategory', 'CostInBillingCurrency']),
    sheet('MCA', ['invoiceId', 'meterCategory', 'costInBillingCurrency', 'billingCurrency']),
    sheet('c360', ['MeterCategory', 'Cost', 'BillingCurrency']),
    sheet('usage', ['MeterCategory', 'PreTaxCost']),
    sheet('usage', ['MeterCategory', 'ExtendedCost']),
    sheet('usage', ['MeterCategory', 'Cost', 'UsageDateTime']),
  ],
};
