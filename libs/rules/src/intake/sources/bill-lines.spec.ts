import type { BillCell, BillCommitments } from '../bills/bill';
import { readBill } from '../bills/read-bill.fixture';
import { withBillChoices } from '../bills/with-bill-choices';

type Cells = Readonly<Record<string, string>>;
/** A bill of one line. */
const read = (cells: Cells) => readBill([Object.keys(cells), Object.values(cells)]);

const FOCUS = {
  ...{ ServiceName: 'VMs', ChargePeriodStart: '2026-08-01', ChargeCategory: 'Usage', ChargeFrequency: '' },
  ...{ CommitmentDiscountId: '', EffectiveCost: '4', BilledCost: '5', ListCost: '6', BillingCurrency: 'USD' },
};
const CUR = {
  ...{ 'lineItem/LineItemType': 'Usage', 'lineItem/UsageStartDate': '2026-08-01', 'lineItem/ProductCode': 'EC2' },
  ...{ 'lineItem/UnblendedCost': '5', 'pricing/publicOnDemandCost': '', 'reservation/ReservationARN': '' },
};
const CUR_2 = {
  ...{ line_item_line_item_type: 'Usage', line_item_usage_start_date: '2026-08-01', line_item_product_code: '' },
  line_item_unblended_cost: '5',
};
const AZURE = {
  ...{ MeterCategory: 'VMs', Date: '08/01/2026', CostInBillingCurrency: '5', ChargeType: 'Usage', Frequency: '' },
  ...{ PricingModel: '', ReservationId: '' },
};
const GOOGLE = {
  'service.description': 'VMs',
  usage_start_time: '2026-08-01',
  cost: '5',
  currency: 'USD',
  credits: '',
};
const GOOGLE_PAGE = { 'Service description': 'VMs', 'SKU description': 'N2', Month: '2026-08', Cost: '5' };
const ORACLE = {
  ...{ 'product/service': 'VMs', 'product/Description': 'E4', 'lineItem/intervalUsageStart': '2026-08-01' },
  ...{ 'cost/myCost': '5', 'cost/currencyCode': 'USD' },
};

describe('a line of a bill', () => {
  it.each<[string, Cells, Partial<BillCell>]>([
    ['FOCUS usage', FOCUS, { type: 'usage', effective: '4', billed: '5', list: '6' }],
    ['FOCUS refund', { ...FOCUS, ChargeCategory: 'Refund' }, { type: 'refund' }],
    ['FOCUS usage of a commitment', { ...FOCUS, CommitmentDiscountId: 'r' }, { type: 'commitment', list: '6' }],
    [
      'FOCUS upfront fee',
      { ...FOCUS, ChargeCategory: 'Purchase', ChargeFrequency: 'One-Time' },
      { type: 'upfront', list: '6' },
    ],
    ['AWS discount of a contract', { ...CUR, 'lineItem/LineItemType': 'PrivateRateDiscount' }, { type: 'discount' }],
    ['AWS discount of a bundle', { ...CUR, 'lineItem/LineItemType': 'BundledDiscount' }, { type: 'discount' }],
    ['AWS discount of a partner', { ...CUR, 'lineItem/LineItemType': 'SppDiscount' }, { type: 'discount' }],
    ['AWS discount', { ...CUR, 'lineItem/LineItemType': 'Discount' }, { type: 'discount' }],
    [
      'AWS upfront fee of a reservation',
      { ...CUR, 'lineItem/LineItemType': 'Fee', 'reservation/ReservationARN': 'r' },
      { type: 'upfront', billed: '5', list: '0' },
    ],
    [
      'AWS upfront fee of a savings plan',
      { ...CUR, 'lineItem/LineItemType': 'SavingsPlanUpfrontFee' },
      { type: 'upfront', billed: '5', list: '0' },
    ],
    ['Azure tax', { ...AZURE, ChargeType: 'Tax' }, { type: 'tax' }],
    ['Azure credit', { ...AZURE, ChargeType: 'Credit' }, { type: 'credit' }],
    ['Azure rounding', { ...AZURE, ChargeType: 'Rounding Adjustment' }, { type: 'adjustment' }],
    ['Azure adjustment', { ...AZURE, ChargeType: 'Adjustment' }, { type: 'adjustment' }],
    ['Azure unused savings plan', { ...AZURE, ChargeType: 'UnusedSavingsPlan' }, { type: 'commitment' }],
    ['Azure usage of a reservation', { ...AZURE, PricingModel: 'Reservation' }, { type: 'commitment' }],
    ['Azure usage of a savings plan', { ...AZURE, PricingModel: 'Savings Plan' }, { type: 'commitment' }],
    ['Azure usage of a benefit', { ...AZURE, BenefitId: 'b' }, { type: 'commitment' }],
    ['Azure fee', { ...AZURE, ChargeType: 'Purchase', Frequency: 'Recurring' }, { type: 'purchase' }],
    ['Azure fee of any frequency', { ...AZURE, ChargeType: 'Purchase', Frequency: 'UsageBased' }, { type: 'purchase' }],
    ['Azure fee paid once', { ...AZURE, ChargeType: 'Purchase', Frequency: 'One-Time' }, { type: 'upfront' }],
    [
      'Azure reservation paid by month',
      { ...AZURE, ChargeType: 'Purchase', Frequency: 'Recurring', ReservationId: 'r' },
      { type: 'commitment' },
    ],
    ['Azure reservation', { ...AZURE, ChargeType: 'Purchase', ReservationId: 'r' }, { type: 'upfront' }],
    ['Google tax', { ...GOOGLE, cost_type: 'tax' }, { type: 'tax' }],
    ['Google adjustment', { ...GOOGLE, cost_type: 'adjustment' }, { type: 'adjustment' }],
    ['Oracle tax', { ...ORACLE, 'product/service': 'Sales Tax' }, { type: 'tax' }],
  ])('has the type and amounts that its tool means: %s', (_, cells, cell) => {
    const { bill, faults } = read(cells);
    expect([bill?.cells, faults]).toMatchObject([[cell], []]);
  });

  it.each<[string, Cells, Partial<BillCommitments>]>([
    ['Azure, by ID', { ...AZURE, ReservationId: 'r' }, { count: 1, cost: '5', unused: '0' }],
    ['Azure, by name', { ...AZURE, ReservationName: 'Prod' }, { count: 1 }],
    ['Azure, by the name of a benefit', { ...AZURE, BenefitName: 'Plan' }, { count: 1 }],
    ['Azure, unused', { ...AZURE, ChargeType: 'UnusedSavingsPlan' }, { count: null, unused: '5' }],
    [
      'AWS, until its reservation ends',
      {
        ...{ ...CUR, 'lineItem/LineItemType': 'DiscountedUsage', 'reservation/ReservationARN': 'r' },
        'reservation/EndTime': '2027-06-30T23:59:59Z',
      },
      { count: 1, until: '2027-06-30' },
    ],
  ])('names the commitment that it is about: %s', (_, cells, commitments) => {
    expect(read(cells).bill?.commitments).toMatchObject(commitments);
  });

  it.each<[string, Cells, Partial<BillCell>]>([
    ['FOCUS', { ...FOCUS, ServiceCategory: 'Compute' }, { service: 'VMs' }],
    ['FOCUS without service', { ...FOCUS, ServiceName: '', ServiceCategory: 'Compute' }, { service: 'Compute' }],
    ['FOCUS by its bill', { ...FOCUS, ChargePeriodStart: '', BillingPeriodStart: '2026-08-01' }, { month: '2026-08' }],
    ['FOCUS of a provider', { ...FOCUS, ProviderName: 'AWS', PublisherName: 'SUSE' }, { provider: 'AWS' }],
    ['FOCUS 1.3', { ...FOCUS, ServiceProviderName: 'AWS', PublisherName: 'SUSE' }, { provider: 'AWS' }],
    ['FOCUS of a publisher', { ...FOCUS, PublisherName: 'AWS' }, { provider: 'AWS' }],
    ['AWS legacy', { ...CUR, 'product/ProductName': 'Cloud' }, { service: 'EC2', month: '2026-08', provider: 'AWS' }],
    ['AWS by product', { ...CUR, 'lineItem/ProductCode': '', 'product/ProductName': 'Cloud' }, { service: 'Cloud' }],
    [
      'AWS by its bill',
      { ...CUR, 'lineItem/UsageStartDate': '', 'bill/BillingPeriodStartDate': '2026-08-01' },
      { month: '2026-08' },
    ],
    ['AWS 2.0', { ...CUR_2, product_servicecode: 'EC2' }, { service: 'EC2' }],
    ['Azure', { ...AZURE, ConsumedService: 'Compute' }, { service: 'VMs', provider: 'Microsoft' }],
    ['Azure by what consumes', { ...AZURE, MeterCategory: '', ConsumedService: 'Compute' }, { service: 'Compute' }],
    ['Azure by family', { ...AZURE, MeterCategory: '', ServiceFamily: 'Compute' }, { service: 'Compute' }],
    ['Azure by publisher', { ...AZURE, MeterCategory: '', PublisherName: 'SUSE' }, { service: 'SUSE' }],
    ['Azure by day of use', { ...AZURE, Date: '', UsageDate: '08/31/2026' }, { month: '2026-08' }],
    ['Azure by its bill', { ...AZURE, Date: '', BillingPeriodStartDate: '08/01/2026' }, { month: '2026-08' }],
    [
      'Google by its invoice',
      { ...GOOGLE, usage_start_time: '2026-07-31', 'invoice.month': '202608' },
      { month: '2026-08', provider: 'Google' },
    ],
    ['Google by its use', GOOGLE, { service: 'VMs', month: '2026-08' }],
    ['Google’s page', GOOGLE_PAGE, { service: 'VMs', month: '2026-08', provider: 'Google' }],
    ['Google’s page by SKU', { ...GOOGLE_PAGE, 'Service description': '' }, { service: 'N2' }],
    ['Oracle', ORACLE, { service: 'VMs', month: '2026-08', provider: 'Oracle' }],
    ['Oracle by description', { ...ORACLE, 'product/service': '' }, { service: 'E4' }],
  ])('has the service, month and provider of its columns: %s', (_, cells, cell) => {
    expect(read(cells).bill?.cells).toMatchObject([cell]);
  });

  it.each<[string, string]>([
    ['COMMITTED_USAGE_DISCOUNT_DOLLAR_BASE', 'discount'],
    ['SUSTAINED_USAGE_DISCOUNT', 'discount'],
    ['DISCOUNT', 'discount'],
    ['FREE_TIER', 'discount'],
    ['SUBSCRIPTION_BENEFIT', 'discount'],
    ['RESELLER_MARGIN', 'discount'],
    ['FEE_UTILIZATION_OFFSET', 'discount'],
    ['PROMOTION', 'credit'],
  ])('of Google has credits that lower the price of every month, or end: %s', (kind, type) => {
    const cells = { ...GOOGLE, credits: `[{"amount":-2,"type":"${kind}"}]` };
    expect(read(cells).bill?.cells).toMatchObject([{ type: 'usage' }, { type, billed: '-2' }]);
  });

  it.each([
    ['Reseller margin', 'discount'],
    ['Spending based discount', 'discount'],
    ['Free tier usage', 'discount'],
    ['Promotion', 'credit'],
  ])('of Google’s page is a credit of a type: %s', (kind, type) => {
    expect(read({ ...GOOGLE_PAGE, 'Credit type': kind }).bill?.cells).toMatchObject([{ type }]);
  });

  it.each<[string, Cells, string]>([
    ['Azure', { ...AZURE, Currency: 'EUR' }, 'EUR'],
    ['Google', { ...GOOGLE, currency: 'EUR' }, 'EUR'],
    ['Oracle', { ...ORACLE, 'cost/currencyCode': 'EUR' }, 'EUR'],
    ['FOCUS', { ...FOCUS, BillingCurrency: 'EUR' }, 'EUR'],
    ['FOCUS, effective in US dollars', { ...FOCUS, BillingCurrency: 'EUR', x_EffectiveCostInUsd: '7' }, 'USD'],
    ['FOCUS, billed in US dollars', { ...FOCUS, BillingCurrency: 'EUR', x_BilledCostInUsd: '7' }, 'USD'],
  ])('is in the currency of its columns: %s', (_, cells, currency) => {
    expect(read(cells).bill?.currency).toBe(currency);
  });

  it('has each cost in US dollars that the file has so, and no other', () => {
    const euros = { ...FOCUS, BillingCurrency: 'EUR' };
    const all = { ...euros, x_EffectiveCostInUsd: '7', x_BilledCostInUsd: '8', x_ListCostInUsd: '9' };
    expect(read(all).bill).toMatchObject({
      bases: ['effective', 'billed', 'list'],
      cells: [{ effective: '7', billed: '8', list: '9' }],
    });
    expect(read({ ...euros, x_EffectiveCostInUsd: '7' }).bill?.bases).toEqual(['effective']);
    expect(read({ ...euros, x_BilledCostInUsd: '8' }).bill).toMatchObject({
      bases: ['billed'],
      cells: [{ effective: '8', billed: '8' }],
    });
  });

  it('has no cost that the file doesn’t have', () => {
    const [cell] = read({ ...CUR, 'lineItem/LineItemType': 'SavingsPlanUpfrontFee' }).bill?.cells ?? [];
    expect(cell).toMatchObject({ effective: '5', billed: '5' });
    expect(read(GOOGLE).bill?.cells[0]).not.toHaveProperty('list');
  });

  it('is counted as part of a running year, unless it is paid once, taxed or credited', () => {
    const lines = [
      ['Usage', '1'],
      ['Usage', '10', 'Reservation'],
      ['Purchase', '100'],
      ['Purchase', '1000', 'Reservation'],
      ['Tax', '10000'],
      ['Credit', '100000'],
      ['Refund', '1000000'],
      ['Adjustment', '10000000'],
    ].flatMap(([type = '', cost = '', model = '']) =>
      ['08', '09', '10'].map((month) => ['VMs', `${month}/01/2026`, cost, type, model]),
    );
    const header = ['MeterCategory', 'Date', 'CostInBillingCurrency', 'ChargeType', 'PricingModel'];
    const reading = readBill([header, ...lines]);
    expect(reading.totals).toEqual({ costUsd: 333 });
    expect(withBillChoices(reading, { basis: null, types: ['upfront'] }).totals).toEqual({ costUsd: 3_000 });
  });
});

describe('a bill', () => {
  const without = (cells: Cells, ...headers: readonly string[]) =>
    Object.fromEntries(Object.entries(cells).filter(([header]) => !headers.includes(header)));

  it.each<[string, Cells, object]>([
    ['without billed cost', without(FOCUS, 'BilledCost'), { id: 'focus', version: '1.0' }],
    ['without effective cost', without(FOCUS, 'EffectiveCost'), { id: 'focus', version: '1.0' }],
    ['with amounts of commitments', { ...FOCUS, CommitmentDiscountQuantity: '' }, { id: 'focus', version: '1.1' }],
    ['with currencies of prices', { ...FOCUS, PricingCurrency: '', InvoiceId: '' }, { id: 'focus', version: '1.2' }],
    ['of an Enterprise Agreement', { ...AZURE, BillingCurrencyCode: 'USD' }, { version: 'EA' }],
    ['of a Customer Agreement', { ...AZURE, invoiceId: 'G1', billingCurrency: 'USD' }, { version: 'MCA' }],
    [
      'of a partner',
      { ...without(AZURE, 'CostInBillingCurrency'), Cost: '5', BillingCurrency: 'USD' },
      { version: 'c360' },
    ],
    ['with extended cost', { ...without(AZURE, 'CostInBillingCurrency'), ExtendedCost: '5' }, { version: 'usage' }],
    [
      'with times of use',
      { ...without(AZURE, 'CostInBillingCurrency', 'Date'), Cost: '5', UsageDateTime: '08/01/2026' },
      { version: 'usage' },
    ],
  ])('is recognized %s', (_, cells, source) => {
    const effective = cells['EffectiveCost'] ?? '5';
    expect(read(cells).bill).toMatchObject({ source, cells: [{ month: '2026-08', effective }] });
  });

  it('of Azure is an amortized export if it spreads a commitment over what it covers', () => {
    const notesOf = (cost: string) => read({ ...AZURE, ReservationId: 'r', CostInBillingCurrency: cost }).bill?.notes;
    const note = 'The file is an amortized export: commitments are spread over what they cover.';
    expect(notesOf('5')).toContain(note);
    expect(notesOf('0')).not.toContain(note);
  });

  it('of Oracle keeps a line that another one names but doesn’t correct', () => {
    const line = (number: string, isCorrection: string) => ({
      ...{ ...ORACLE, 'lineItem/referenceNo': number, 'lineItem/backreferenceNo': number === 'b' ? 'a' : '' },
      'lineItem/isCorrection': isCorrection,
    });
    const linesOf = (isCorrection: string) =>
      readBill([
        Object.keys(line('a', '')),
        Object.values(line('a', 'false')),
        Object.values(line('b', isCorrection)),
      ]).bill?.cells.map(({ lines }) => lines);
    expect([linesOf('false'), linesOf('true')]).toEqual([[2], [1]]);
  });

  it.each(['Line item type', 'Charge category', 'Record type', 'Cost type', 'Line_type'])(
    'of one’s own has the types of its lines in a column “%s”',
    (header) => {
      const cells = { Service: 'VMs', Month: '2026-08', Cost: '5', [header]: 'Tax' };
      expect(read(cells).bill?.cells).toMatchObject([{ type: 'tax' }]);
    },
  );

  it.each(['Currency', 'Billing currency', 'Currency code', 'Währung', 'Devise', 'Moneda', 'Valuta'])(
    'of one’s own has its currency in a column “%s”',
    (header) => {
      expect(read({ Service: 'VMs', Month: '2026-08', Cost: '5', [header]: 'EUR' }).bill?.currency).toBe('EUR');
    },
  );
});
