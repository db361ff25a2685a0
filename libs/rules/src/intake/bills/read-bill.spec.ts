import type { BillChoices } from './bill';
import { billChoiceFaults } from './bill-choice-faults';
import { billText } from './bill-text';
import { readBill, readBills, rowsOf } from './read-bill.fixture';
import { withBillChoices } from './with-bill-choices';

const COUNTED = ['usage', 'commitment', 'purchase', 'discount'] as const;
const MONTHS = ['2026-08', '2026-09', '2026-10'];
/** The same lines in each of three months, with "{m}" for the month. */
const inMonths = (header: string, lines: string) =>
  rowsOf(
    [
      header,
      ...MONTHS.flatMap((month) =>
        lines
          .trim()
          .split('\n')
          .map((line) => line.replaceAll('{m}', month)),
      ),
    ].join('\n'),
  );

const textOf = (reading: ReturnType<typeof readBill>) => reading.bill && billText(reading.bill);
const costOfTypes = ({ bill }: ReturnType<typeof readBill>, basis: 'effective' | 'billed') =>
  Object.fromEntries(
    [...Map.groupBy(bill?.cells ?? [], ({ type }) => type)].map(([type, cells]) => [
      type,
      Math.round(cells.reduce((sum, cell) => sum + Number(cell[basis]), 0) * 1e8) / 1e8,
    ]),
  );

const FOCUS_HEADER =
  'BilledCost|BillingCurrency|BillingPeriodStart|ChargeCategory|ChargeFrequency|ChargePeriodStart|CommitmentDiscountId|CommitmentDiscountStatus|EffectiveCost|ServiceName|ProviderName';

describe('FOCUS', () => {
  const rows = inMonths(
    FOCUS_HEADER,
    `
    100.5|USD|{m}-01T00:00:00Z|Usage|Usage-Based|{m}-01T00:00:00Z|NULL|NULL|90.1|Amazon EC2|AWS
    0|USD|{m}-01T00:00:00Z|Usage|Usage-Based|{m}-02T00:00:00Z|sp-1|Used|40|Amazon EC2|AWS
    0|USD|{m}-01T00:00:00Z|Usage|Usage-Based|{m}-02T00:00:00Z|sp-1|Unused|2.5|Amazon EC2|AWS
    45|USD|{m}-01T00:00:00Z|Purchase|Recurring|{m}-01T00:00:00Z|sp-1|NULL|0|Savings Plans|AWS
    1200|USD|{m}-01T00:00:00Z|Purchase|One-Time|{m}-01T00:00:00Z|ri-1|NULL|0|Amazon RDS|AWS
    29|USD|{m}-01T00:00:00Z|Purchase|Recurring|{m}-01T00:00:00Z|NULL|NULL|29|AWS Support|AWS
    1E-7|USD|{m}-01T00:00:00Z|Usage|Usage-Based|{m}-03T00:00:00Z|NULL|NULL|1E-7|Amazon S3|AWS
    19.3|USD|{m}-01T00:00:00Z|Tax|NULL|{m}-01T00:00:00Z|NULL|NULL|19.3|Tax|AWS
    -50|USD|{m}-01T00:00:00Z|Credit|NULL|{m}-01T00:00:00Z|NULL|NULL|-50|Amazon EC2|AWS
    -1|USD|{m}-01T00:00:00Z|Adjustment|NULL|{m}-01T00:00:00Z|NULL|NULL|-1|Amazon EC2|AWS`,
  );

  it('counts the effective cost without tax, credits and fees that are paid once', () => {
    const reading = readBill(rows);
    expect(reading).toMatchObject({ problem: null, months: 3, totals: { costUsd: 484.8000003 }, faults: [] });
    expect(costOfTypes(reading, 'billed')).toEqual({
      ...{ usage: 301.5000003, commitment: 135, upfront: 3_600, purchase: 87 },
      ...{ tax: 57.9, credit: -150, adjustment: -3 },
    });
    expect(textOf(reading)).toBe(
      'FOCUS 1.0: 3 months Aug–Oct 2026, 4 services, USD. Counted: effective cost 484.80. Left out: upfront fees 3,600.00, tax 57.90, credits −150.00, adjustments −3.00. Existing commitments: 1 in all, 127.50 in these months, 7.50 of it unused, 3,600.00 paid upfront.',
    );
  });

  it('follows what the seller chooses to count', () => {
    const reading = withBillChoices(readBill(rows), { basis: 'billed', types: [...COUNTED, 'credit'] });
    expect(reading.totals).toEqual({ costUsd: 373.5000003 });
    expect(textOf(reading)).toContain(
      'Counted: billed cost 373.50, with credits −150.00. Left out: upfront fees 3,600.00, tax 57.90, adj',
    );
  });

  it('leaves out what counts by default, and names the column of the chosen cost', () => {
    const reading = withBillChoices(readBill(rows), { basis: 'billed', types: ['usage'] });
    expect(reading).toMatchObject({ totals: { costUsd: 301.5000003 }, sheets: [{ columns: { costUsd: 0 } }] });
    expect(textOf(reading)).toContain('Left out: commitments 135.00, recurring fees 87.00, upfront fees 3,600.00');
    expect(readBill(rows).sheets[0]?.columns['costUsd']).toBe(8);
  });

  it('has the list cost of usage, but not of what commitments cost', () => {
    const reading = readBill(
      inMonths(
        `${FOCUS_HEADER}|ListCost`,
        `
        90|USD|{m}-01|Usage|x|{m}-01|NULL|NULL|90|Amazon EC2|AWS|100
        0|USD|{m}-01|Usage|x|{m}-01|sp-1|Used|40|Amazon EC2|AWS|60
        0|USD|{m}-01|Usage|x|{m}-01|sp-1|Unused|2.5|Amazon EC2|AWS|2.5
        45|USD|{m}-01|Purchase|Recurring|{m}-01|sp-1|NULL|0|Savings Plans|AWS|45
        29|USD|{m}-01|Purchase|Recurring|{m}-01|NULL|NULL|29|AWS Support|AWS|NULL`,
      ),
    );
    expect(reading).toMatchObject({ totals: { costUsd: 484.5 }, bill: { bases: ['effective', 'billed', 'list'] } });
    const listed = withBillChoices(reading, { basis: 'list', types: null });
    expect(listed.totals).toEqual({ costUsd: 567 });
    expect(textOf(listed)).toContain('Counted: list cost 567.00.');
  });

  it('allows only a cost and kinds of lines that the file has', () => {
    const faultsOf = (choices: BillChoices) => billChoiceFaults(readBill(rows), choices);
    expect(faultsOf({ basis: 'billed', types: ['usage', 'refund'] })).toEqual({});
    const noType = { types: 'Choose at least one kind of line that the file has.' };
    expect(faultsOf({ basis: 'list', types: ['refund'] })).toEqual({ basis: 'The file has no list cost.', ...noType });
    expect(faultsOf({ basis: null, types: [] })).toEqual(noType);
  });

  it('answers the item of each cloud with its own lines', () => {
    const both = inMonths(
      FOCUS_HEADER,
      `
      100|USD|{m}-01|Usage|x|{m}-01|NULL|NULL|90|Amazon EC2|AWS
      7|USD|{m}-01|Usage|x|{m}-01|NULL|NULL|7|Support|Rackspace
      0|USD|{m}-01|Usage|x|{m}-01|sp-1|Used|20|Amazon EC2|Amazon Web Services
      50|USD|{m}-01|Usage|x|{m}-01|r-9|Unused|40|Virtual Machines|Microsoft
      5|USD|{m}-01|Tax|x|{m}-01|NULL|NULL|5|Tax|Microsoft`,
    );
    const aws = readBill(both, { cloud: 'aws' });
    expect(aws).toMatchObject({
      ...{ totals: { costUsd: 351 }, rows: 9 },
      bill: {
        commitments: { count: 1, cost: '60', unused: '0' },
        notes: ['6 lines of Microsoft Azure don’t count here. They answer its own bill, if the case asks for it.'],
      },
      also: [
        {
          ...{ rows: 'bill-line', cloud: 'azure' },
          reading: {
            ...{ problem: null, totals: { costUsd: 120 }, rows: 3, months: 3 },
            bill: { commitments: { count: 1, cost: '120', unused: '120' }, types: [{}, { type: 'tax', lines: 3 }] },
          },
        },
      ],
    });
    expect(withBillChoices(aws, { basis: 'billed', types: ['usage', 'commitment', 'tax'] })).toMatchObject({
      ...{ totals: { costUsd: 321 }, also: [{ reading: { totals: { costUsd: 165 } } }] },
    });
    expect(readBill(both, { cloud: 'ibm-cloud' })).toMatchObject({ problem: null, totals: { costUsd: 21 } });
    const none = readBill(
      both.filter(([, , , , , , , , , , name]) => name !== 'Rackspace'),
      { cloud: 'ibm-cloud' },
    );
    expect(none).toMatchObject({
      ...{ problem: null, totals: { costUsd: 450 }, also: [] },
      bill: {
        questions: [
          {
            kind: 'other-cloud',
            text: 'All lines are of AWS and Microsoft Azure, but this is to be a bill of IBM Cloud.',
          },
        ],
      },
    });
  });

  it('asks about the months of each cloud', () => {
    const costs = [100, 2_000, 100];
    const lines = MONTHS.flatMap((month, at) => [
      `1|USD|${month}-01|Usage|x|${month}-01|NULL|NULL|100|Amazon EC2|AWS`,
      `1|USD|${month}-01|Usage|x|${month}-01|NULL|NULL|${costs[at]}|VMs|Microsoft`,
    ]);
    const questions = readBill(rowsOf([FOCUS_HEADER, ...lines].join('\n')), { cloud: 'aws' }).bill?.questions;
    expect(questions).toMatchObject([
      { kind: 'month-differs', text: expect.stringMatching(/^Microsoft Azure: Sep 2026 costs 2,000/) as string },
    ]);
  });

  it('compares the months again when another cost is chosen', () => {
    const text = MONTHS.map(
      (month, at) => `${at === 1 ? 1_500 : 100}|USD|${month}-01|Usage|x|${month}-01|NULL|NULL|100|EC2|AWS`,
    );
    const reading = readBill(rowsOf([FOCUS_HEADER, ...text].join('\n')));
    const kindsOf = (choices: BillChoices) => withBillChoices(reading, choices).bill?.questions.map(({ kind }) => kind);
    expect(kindsOf({ basis: null, types: null })).toEqual([]);
    expect(kindsOf({ basis: 'billed', types: null })).toEqual(['month-differs']);
  });

  it.each([
    ['1.1', 'ServiceSubcategory'],
    ['1.2', 'ServiceSubcategory|BillingAccountType'],
  ])('%s is known by its columns', (version, columns) => {
    const reading = readBill(inMonths(`${FOCUS_HEADER}|${columns}`, '1|USD|{m}-01|Usage|x|{m}-01|NULL|NULL|1|EC2|AWS'));
    expect(reading.bill?.source).toMatchObject({ product: 'FOCUS', version });
  });

  it('is read in US dollars where Azure adds them, also beside lines of other clouds', () => {
    const header =
      'ChargeCategory|ServiceName|EffectiveCost|BilledCost|BillingCurrency|ChargePeriodStart|x_EffectiveCostInUsd|x_BilledCostInUsd';
    const both = inMonths(header, 'Usage|VMs|1000|1000|EUR|{m}-01|1170|1180\nUsage|EC2|50|60|USD|{m}-01|NULL|');
    expect(readBill(both)).toMatchObject({ problem: null, totals: { costUsd: 3_660 }, bill: { currency: 'USD' } });
    const euros = inMonths(header, 'Usage|VMs|1000|1000|EUR|{m}-01|1170|1180\nUsage|VMs|50|60|EUR|{m}-01|NULL|');
    expect(readBill(euros).problem).toContain('several currencies: USD (3), EUR (3)');
  });

  it('counts what is billed where a line has no effective cost', () => {
    const header = 'ChargeCategory|ServiceName|EffectiveCost|BilledCost|BillingCurrency|ChargePeriodStart';
    const rows = inMonths(header, 'Usage|VMs|10|10|USD|{m}-01\nUsage|EC2|NULL|60|USD|{m}-01');
    expect(readBill(rows).totals).toEqual({ costUsd: 210 });
  });
});

describe('an AWS cost and usage report', () => {
  const HEADER =
    'lineItem/LineItemType|lineItem/UsageStartDate|lineItem/ProductCode|lineItem/UnblendedCost|lineItem/CurrencyCode|reservation/ReservationARN|reservation/EffectiveCost|reservation/UnusedAmortizedUpfrontFeeForBillingPeriod|reservation/UnusedRecurringFee|savingsPlan/SavingsPlanARN|savingsPlan/SavingsPlanEffectiveCost|savingsPlan/TotalCommitmentToDate|savingsPlan/UsedCommitment|savingsPlan/EndTime';
  const LINES = `
    Usage|{m}-01T00:00:00Z|AmazonEC2|100.25|USD||||||||||
    DiscountedUsage|{m}-01T00:00:00Z|AmazonRDS|0|USD|ri-1|30|||||||
    RIFee|{m}-01T00:00:00Z|AmazonRDS|20|USD|ri-1||4|1||||||
    Fee|{m}-01T00:00:00Z|AmazonRDS|1000|USD|ri-1||||||||
    Fee|{m}-01T00:00:00Z|AWSSupport|29|USD|||||||||
    SavingsPlanCoveredUsage|{m}-01T00:00:00Z|AmazonEC2|60|USD|||||sp-1|42||||2028-07-31T23:59:59Z
    SavingsPlanNegation|{m}-01T00:00:00Z|AmazonEC2|-60|USD|||||sp-1|||||
    SavingsPlanRecurringFee|{m}-01T00:00:00Z|ComputeSavingsPlans|45|USD|||||sp-1||45|42|
    SavingsPlanUpfrontFee|{m}-01T00:00:00Z|ComputeSavingsPlans|500|USD|||||sp-1|||||
    EdpDiscount|{m}-01T00:00:00Z|AmazonEC2|-5|USD|||||||||
    Tax|{m}-01T00:00:00Z|AmazonEC2|11|USD|||||||||
    Credit|{m}-01T00:00:00Z|AmazonEC2|-7|USD|||||||||
    Refund|{m}-01T00:00:00Z|AmazonEC2|-3|USD|||||||||`.replace('42||||2028', '42|||2028');
  const snake = HEADER.replaceAll('/', '_')
    .replace(/[A-Z]+/g, (word) => `_${[...word.toLowerCase()].join(word.length > 2 ? '_' : '')}`)
    .replaceAll('__', '_')
    .replaceAll('_i_d', '_id');

  it.each([
    ['legacy', HEADER],
    ['2.0', snake],
  ])('%s is amortized as AWS does', (version, header) => {
    const reading = readBill(inMonths(header, LINES));
    expect(reading.bill?.source).toMatchObject({ id: 'aws-cur', version });
    expect(costOfTypes(reading, 'effective')).toEqual({
      ...{ usage: 300.75, commitment: 240, upfront: 0, purchase: 87, discount: -15 },
      ...{ tax: 33, credit: -21, refund: -9 },
    });
    expect(costOfTypes(reading, 'billed')).toMatchObject({ commitment: 195, upfront: 4_500 });
    expect(reading.totals).toEqual({ costUsd: 612.75 });
    expect(reading.bill?.commitments).toEqual({
      ...{ count: 2, cost: '240', unused: '24', upfront: '4500', until: '2028-07-31' },
    });
    expect(reading.bill?.questions).toEqual([]);
  });

  it.each([
    ['legacy', `${HEADER}|pricing/publicOnDemandCost`],
    ['2.0', `${snake}|pricing_public_on_demand_cost`],
  ])('%s has the list cost of usage', (_, header) => {
    const [, ...lines] = inMonths(header, LINES);
    const priced = new Set(['Usage', 'DiscountedUsage', 'SavingsPlanCoveredUsage']);
    const last = header.split('|').length - 1;
    const withList = lines.map((line) =>
      [...line.slice(0, last), ...Array<string>(Math.max(last - line.length, 0)).fill('')].concat(
        priced.has(line[0] ?? '') ? '70' : '',
      ),
    );
    const reading = readBill([...rowsOf(header), ...withList]);
    expect(withBillChoices(reading, { basis: 'list', types: ['usage', 'commitment'] }).totals).toEqual({
      costUsd: 630,
    });
  });

  it('asks where lines that cancel each other were filtered', () => {
    const rows = inMonths(HEADER, LINES).filter(([type]) => type !== 'SavingsPlanNegation');
    expect(readBill(rows).bill?.questions).toMatchObject([
      { kind: 'filtered', text: expect.stringContaining('180 is left') },
    ]);
  });

  it('keeps fees as billed where an export lacks the columns that spread them', () => {
    const without = (...names: readonly string[]) => {
      const [header = [], ...lines] = inMonths(HEADER, LINES);
      const kept = [...header.keys()].filter((at) => !names.some((name) => header[at]?.includes(name)));
      return readBill([header, ...lines].map((line) => kept.map((at) => line[at] ?? '')));
    };
    const plans = without('TotalCommitment');
    expect(costOfTypes(plans, 'effective')).toMatchObject({ usage: 300.75, commitment: 3 * (30 + 5 + 45), upfront: 0 });
    expect(plans.bill?.commitments).toMatchObject({ cost: '240', unused: '15' });
    for (const unused of ['UnusedRecurring', 'UnusedAmortized'])
      expect(costOfTypes(without(unused), 'effective')).toMatchObject({ commitment: 3 * (20 + 42 + 3) });
    expect(costOfTypes(without('UsedCommitment'), 'effective')).toMatchObject({ commitment: 3 * (30 + 5 + 45) });
    const neither = without('SavingsPlanEffective', 'reservation/EffectiveCost').bill;
    expect([neither?.bases, neither?.notes]).toEqual([['billed'], []]);
  });

  it('has billed cost only without the columns of commitments', () => {
    const rows = inMonths(
      'line_item_line_item_type|line_item_usage_start_date|line_item_product_code|line_item_unblended_cost',
      'Usage|{m}-01 00:00:00.000|AmazonEC2|4.0000000000001\nTax|{m}-01 00:00:00.000|AmazonEC2|1',
    );
    expect(readBill(rows)).toMatchObject({
      totals: { costUsd: 12.0000000000003 },
      bill: { bases: ['billed'], currency: null },
    });
  });
});

describe('AWS Cost Explorer', () => {
  it.each([
    [
      'with a column for each service',
      `Service|EC2-Instances($)|S3($)|Tax($)|Total costs($)
       Service total|300.00|30.30|33|363.30
       2026-08-01|100.00|10.10|11|121.10
       2026-09-01|100.00|10.10|11|121.10
       2026-10-01|100.00|10.10|11|121.10`,
    ],
    [
      'with a column for each month',
      `Service|Aug 2026($)|Sep 2026($)|Oct 2026($)|Service total
       Total costs($)|121.10|121.10|121.10|363.30
       EC2-Instances|100.00|100.00|100.00|300.00
       S3|10.10|10.10|10.10|30.30
       Tax|11|11|11|33`,
    ],
    [
      'grouped by account',
      `Linked account|prod (111)($)|dev (222)($)|Total costs($)
       Linked account total|300.00|30.30|330.30
       2026-08-01|100.00|10.10|110.10
       2026-09-01|100.00|10.10|110.10
       2026-10-01|100.00||100.00
       2026-10-02||10.10|10.10`,
    ],
  ])('is read %s, without its totals', (_, text) => {
    expect(readBill(rowsOf(text))).toMatchObject({
      ...{ problem: null, months: 3, totals: { costUsd: 330.3 }, faults: [] },
      bill: { source: { product: 'AWS Cost Explorer' }, currency: 'USD' },
    });
  });

  it.each(['Host|# Cores|# VMs total|# VMs', 'Host|Datacenter|# CPU|# Cores|# Memory|# VMs total'])(
    'isn’t any table with a total: %s',
    (header) => {
      const { sheets, problem } = readBill(rowsOf(`${header}\nesx-01|2|32|128`));
      expect([sheets[0]?.source, problem]).toEqual([null, expect.stringContaining('We didn’t find these columns')]);
    },
  );
});

describe('Azure cost details', () => {
  it.each([
    ['EA', 'MeterCategory|ProductName|Date|CostInBillingCurrency|BillingCurrencyCode|ChargeType'],
    ['c360', 'MeterCategory|Product|Date|Cost|BillingCurrency|ChargeType'],
    ['MCA', 'meterCategory|productName|date|costInBillingCurrency|billingCurrency|chargeType'],
    [
      'German',
      'Kategorie der Verbrauchseinheit (MeterCategory)|Produkt (Product)|UsageDateTime (UsageDateTime)|PreTaxCost (PreTaxCost)|Währung (Currency)|Gebührentyp (ChargeType)',
    ],
  ])('%s count the category of the meter, in American dates', (_, header) => {
    const rows = rowsOf(
      [
        header,
        ...['08/01/2026', '09/02/2026', '10/03/2026'].flatMap((date) => [
          `Virtual Machines|D2s v5|${date}|1000.00|USD|Usage`,
          `Virtual Machines|D4s v5|${date}|1.01|USD|Usage`,
          `Virtual Machines|D4s v5|${date}|-10|USD|Refund`,
        ]),
      ].join('\n'),
    );
    const reading = readBill(rows);
    expect(reading).toMatchObject({ problem: null, months: 3, totals: { costUsd: 3_003.03 } });
    expect(textOf(reading)).toContain(
      'Aug–Oct 2026, 1 service, USD. Counted: billed cost 3,003.03. Left out: refunds −30.00.',
    );
  });

  it('name the currency that is refused, and use US dollars where the file has them', () => {
    const header = 'invoiceId|date|meterCategory|costInBillingCurrency|billingCurrency';
    expect(readBill(inMonths(header, 'G1|{m}-01|VMs|1000|EUR')).problem).toMatch(
      /^The amounts are in EUR\. This case is in USD/,
    );
    expect(readBill(inMonths(`${header}|costInUsd`, 'G1|{m}-01|VMs|1000|EUR|1170')).totals).toEqual({ costUsd: 3_510 });
  });

  it('tell actual and amortized exports apart', () => {
    const header =
      'MeterCategory|Date|CostInBillingCurrency|BillingCurrencyCode|ChargeType|Frequency|PricingModel|ReservationId';
    const usage = 'VMs|{m}-01|100|USD|Usage|UsageBased|OnDemand|';
    const actual = readBill(
      inMonths(
        header,
        `${usage}\nVMs|{m}-01|0|USD|Usage|UsageBased|Reservation|r-1\nVMs|{m}-01|900|USD|Purchase|OneTime|Reservation|r-1`,
      ),
    );
    expect(costOfTypes(actual, 'billed')).toEqual({ usage: 300, commitment: 0, upfront: 2_700 });
    const amortized = inMonths(
      header,
      `${usage}\nVMs|{m}-01|50|USD|Usage|UsageBased|Reservation|r-1\nVMs|{m}-01|5|USD|UnusedReservation|UsageBased|Reservation|r-1`,
    );
    const reading = readBill(amortized);
    expect(reading.totals).toEqual({ costUsd: 465 });
    expect(reading.bill?.notes).toEqual([
      'The file is an amortized export: commitments are spread over what they cover.',
    ]);
    expect(reading.bill?.commitments).toMatchObject({ count: 1, cost: '165', unused: '15' });
    const both = [...amortized, ['VMs', '2026-08-01', '900', 'USD', 'Purchase', 'OneTime', 'Reservation', 'r-1']];
    expect(readBill(both).bill?.questions).toMatchObject([{ kind: 'counted-twice' }]);
  });
});

describe('Google Cloud billing', () => {
  it('keeps discounts and leaves out promotions, tax and adjustments', () => {
    const reading = readBill(
      inMonths(
        'service.description|usage_start_time|cost|currency|credits|invoice.month|cost_type',
        `Compute Engine|{m}-01 07:00:00 UTC|100|USD|[{"name":"CUD","amount":-20.5,"type":"COMMITTED_USAGE_DISCOUNT"},{"name":"Trial","amount":-5,"type":"PROMOTION"}]|{m}|regular
         Compute Engine|{m}-01 07:00:00 UTC|10|USD|[{'name': 'SUD', 'amount': -1.5, 'type': 'SUSTAINED_USAGE_DISCOUNT'}]|{m}|regular
         Cloud Storage|{m}-31 23:59:00 UTC|1|USD|-0.25|{m}|regular
         Cloud Storage|{m}-01 07:00:00 UTC|2|USD|[]|{m}|tax
         Cloud Storage|{m}-01 07:00:00 UTC|0.01|USD||{m}|rounding_error`,
      ),
    );
    expect(reading).toMatchObject({ totals: { costUsd: 267 }, faults: [] });
    expect(textOf(reading)).toBe(
      'Google Cloud billing billing export: 3 months Aug–Oct 2026, 2 services, USD. Counted: billed cost 267.00. Left out: tax 6.00, credits −15.75, adjustments 0.03.',
    );
  });

  it('names credits that it can’t read', () => {
    const header = 'service.description|usage_start_time|cost|currency|credits|invoice.month';
    const line = (credits: string) => readBill(inMonths(header, `Compute|{m}-01|100|USD|${credits}|{m}`));
    expect(line('[{name: CUD, amount: -20}]').faults).toMatchObject([{ column: 'credits', count: 3 }]);
    const small = line('[{"amount":-1e-7,"type":"SUSTAINED_USAGE_DISCOUNT"}]');
    expect(small).toMatchObject({ faults: [], totals: { costUsd: 299.9999997 } });
  });

  it('is read from the page of costs in any currency', () => {
    const header = 'Service description|SKU description|Credit type|Cost type|Usage start date|Cost (₹)';
    const rows = inMonths(
      header,
      'Compute|N2||Usage|{m}-01|120\nCompute|N2|Promotion|Usage|{m}-01|-7\n|Tax||Tax|{m}-01|9',
    );
    const { bill, problem, faults } = readBill(rows);
    expect([problem, faults]).toEqual([expect.stringContaining('in INR'), []]);
    expect(bill?.types.map(({ type }) => type)).toEqual(['usage', 'tax', 'credit']);
  });

  it('is read from the page of costs, below its preamble', () => {
    const reading = readBill([
      ['Invoice number', '123'],
      ['Currency', 'USD'],
      ...inMonths(
        'Service description|SKU description|Credit type|Cost type|Usage start date|Unrounded Cost ($)|Cost ($)',
        'Compute Engine|N2|| Usage|{m}-01|120.004|120\nCompute Engine|N2|Committed use discount|Usage|{m}-01|-20.002|-20\nCompute Engine|N2|Promotion|Usage|{m}-01|-7|-7',
      ),
    ]);
    expect(reading).toMatchObject({ problem: null, totals: { costUsd: 300.006 } });
  });
});

it('replaces the lines of an Oracle cost report that its corrections name', () => {
  const reading = readBill(
    inMonths(
      'lineItem/referenceNo|lineItem/intervalUsageStart|product/service|cost/myCost|cost/currencyCode|lineItem/isCorrection|lineItem/backreferenceNo',
      'a{m}|{m}-01T00:00Z|COMPUTE|100|USD|false|\nb{m}|{m}-02T00:00Z|COMPUTE|90|USD|true|a{m}\nc{m}|{m}-02T00:00Z|COMPUTE|5|USD|false|',
    ),
  );
  expect(reading).toMatchObject({
    totals: { costUsd: 285 },
    bill: { notes: ['3 lines left out that a correction replaces.'] },
  });
});

it('says what to do about the two tables of an IBM Cloud usage report', () => {
  const rows = rowsOf(
    'Account Owner ID|Account Name|Billing Month|Currency Rate\n1|Acme|2026-08|1\n\nInstance|Cost\nx|1',
  );
  expect(readBill(rows).problem).toMatch(/^This IBM Cloud usage report has two tables in one file/);
});

describe('a table that no known tool wrote', () => {
  const bill = (lines: string, header = 'Service|Month|Cost') => readBill(rowsOf(`${header}\n${lines.trim()}`));
  const three = (line: string) => MONTHS.map((month) => line.replaceAll('{m}', month)).join('\n');

  it.each([
    ['€1,000.00', 'EUR'],
    ['1,000.00 JPY', 'JPY'],
    ['₹1,23,456.78', 'INR'],
  ])('is refused in another currency, by its name: %s', (cost, currency) => {
    expect(bill(three(`Compute|{m}|${cost}`)).problem).toContain(`The amounts are in ${currency}.`);
  });

  it('is refused in several currencies', () => {
    expect(bill(`Compute|2026-08|€1\nCompute|2026-09|£1\nCompute|2026-10|1 JPY`).problem).toContain(
      'EUR (1), GBP (1), JPY (1)',
    );
    expect(
      bill(`${three('Compute|{m}|5|USD')}\nCompute|2026-08|5|CAD`, 'Service|Month|Cost|Currency').problem,
    ).toContain('USD (3), CAD (1)');
  });

  it('has the currency of its header, its cells, or its number format', () => {
    expect(bill(three('Compute|{m}|5'), 'Service|Month|Cost (EUR)').problem).toContain('EUR');
    const rows = rowsOf(`Service|Month|Cost\n${three('Compute|{m}|5')}`);
    expect(readBill(rows, { currencies: { 2: 'EUR' } }).problem).toContain('EUR');
    expect(readBill(rows).bill?.notes).toEqual(['The file names no currency. Its amounts are read as USD.']);
  });

  it.each([
    ['Service|Month|Cost|CostUSD|Currency', 'Compute|{m}|5|6|EUR', 'USD'],
    ['Service|Month|Cost|Currency', 'Compute|{m}|6|US Dollar', 'USD'],
    ['Service|Month|Cost|Currency', 'Compute|{m}|6|$', 'USD'],
    ['Service|Month|Cost|Billed Currency', 'Compute|{m}|6|€', 'EUR'],
    ['All amounts are in EUR||\nService|Month|Cost', 'Compute|{m}|6', 'EUR'],
    ['Währung:|EUR|\nService|Month|Cost', 'Compute|{m}|6', 'EUR'],
    ['Cost export for the team|USA|\nService|Month|Cost', 'Compute|{m}|6', null],
  ])('is in the currency that it says: %s, %s', (header, line, currency) => {
    const reading = bill(three(line), header);
    expect([reading.totals, reading.bill?.currency]).toEqual([{ costUsd: 18 }, currency]);
  });

  it('leaves out tax and what a column of line types says', () => {
    expect(textOf(bill(`${three('Compute|{m}|10')}\nSales tax|2026-10|3\nSupport|2026-10|1`))).toMatch(
      /Counted: billed cost 31\.00\. Left out: tax 3\.00\.$/,
    );
    const types = three('Usage|Compute|{m}|10\nTax|Compute|{m}|2\nCredit|Compute|{m}|-1');
    expect(textOf(bill(types, 'Charge type|Service|Month|Cost'))).toMatch(
      /Counted: billed cost 30\.00\. Left out: tax 6\.00, credits −3\.00\.$/,
    );
  });

  it('counts accounting notations, and says that lines are below 0', () => {
    const reading = bill(`${three('Compute|{m}|$1,234.50')}\nRefund|2026-10|$(987.65)\nSupport|2026-10|$-`);
    expect(reading).toMatchObject({
      totals: { costUsd: 2_715.85 },
      faults: [],
      bill: { notes: ['1 line below 0 counted.'] },
    });
  });

  it.each([
    ['named', 'Total||30'],
    ['named in another language', 'Summe||30'],
    ['blank', '||30'],
    ['with a month', 'Grand total|2026-10|30'],
    ['of a formula', '||0'],
    ['that is a note', 'Source: finance, 2026-11-20||'],
  ])('leaves out a last row %s', (_, row) => {
    expect(bill(`${three('Compute|{m}|10')}\n${row}`)).toMatchObject({
      problem: null,
      totals: { costUsd: 30 },
      faults: [],
    });
  });

  it.each([
    ['of each service', 'S3|2026-08|1\nS3|2026-09|2\nS3 Total||3\nEC2|2026-10|7\nEC2 Total||7\nGrand Total||10'],
    ['in the column of months', 'S3|2026-08|1\nS3|2026-09|2\nS3|Total|3\nEC2|2026-10|7'],
    ['of each month', 'S3|2026-08|1\nEC2|2026-08|2\nSubtotal August|2026-08|3\nS3|2026-09|4\nS3|2026-10|3\n||7'],
  ])('leaves out totals %s', (_, lines) => {
    expect(bill(lines)).toMatchObject({ problem: null, totals: { costUsd: 10 }, faults: [] });
  });

  it('says that hidden rows and other sheets are left out', () => {
    const rows = rowsOf(`Service|Month|Cost\n${three('Compute|{m}|7')}`);
    expect(readBill(rows, { hidden: [3] })).toMatchObject({
      totals: { costUsd: 14 },
      bill: { notes: ['1 hidden row left out.', 'The file names no currency. Its amounts are read as USD.'] },
    });
    const focus = rowsOf(`${FOCUS_HEADER}\n${three('5|USD|{m}-01|Usage|x|{m}-01|NULL|NULL|5|Amazon EC2|AWS')}`);
    expect(readBills({ Export: focus, Mine: rows })).toMatchObject({
      totals: { costUsd: 15 },
      bill: { notes: ['Sheet left out: “Mine”.'] },
    });
  });

  it.each([
    ['2026-08-15', '2026-10-31', ['Aug 2026 has lines from day 15 on only']],
    ['2026-08-03', '2026-10-10', ['Oct 2026 has lines up to day 10 only']],
    ['2026-08-01', '2026-10-29', []],
  ])('asks about months that are there in part: from %s to %s', (from, until, expected) => {
    const days = Array.from({ length: 92 }, (_, day) =>
      new Date(Date.UTC(2026, 7, 1 + day)).toISOString().slice(0, 10),
    );
    const lines = days.filter((day) => day >= from && day <= until);
    const asked = (date: (day: string) => string) =>
      bill(lines.map((day) => `Compute|${date(day)}|10`).join('\n')).bill?.questions.map(({ text }) => text);
    const texts = expected.map((text) => expect.stringContaining(text) as string);
    expect(asked((day) => day)).toEqual(texts);
    expect(asked((day) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1'))).toEqual(texts);
  });

  it('asks nothing about bills that name the first or last day of each month', () => {
    const ends = bill('Compute|2026-08-31|10\nCompute|2026-09-30|10\nCompute|2026-10-31|10');
    expect([bill(three('Compute|{m}-01|10')), ends].map((one) => one.bill?.questions)).toEqual([[], []]);
  });

  it('asks whether two files with the same costs are copies', () => {
    const rows = (costs: string) => rowsOf(`Service|Month|Cost\n${costs}`);
    const first = rows(three('Compute|{m}|7\nStorage|{m}|2\nSupport|{m}|1'));
    const amortized = rows(three('Compute|{m}|7\nStorage|{m}|2\nSupport|{m}|4'));
    expect(readBills({ 'a.csv': first, 'b.csv': amortized }).bill?.questions).toEqual([
      { kind: 'counted-twice', text: expect.stringMatching(/^“a\.csv” and “b\.csv” have the same costs for Aug–Oct/) },
    ]);
    const other = rows(three('Compute|{m}|9\nStorage|{m}|3\nSupport|{m}|1'));
    expect(readBills({ 'a.csv': first, 'b.csv': other }).bill?.questions).toEqual([]);
  });

  it('takes the column of that name that is filled', () => {
    expect(bill(three('Compute|{m}||7'), 'Service|Month|Cost|Cost').totals).toEqual({ costUsd: 21 });
  });

  it('may have a column of totals', () => {
    const reading = bill(three('Compute|{m}|5|7'), 'Service|Month|Net|Total cost');
    expect(reading).toMatchObject({ problem: null, totals: { costUsd: 21 }, bill: { source: null } });
  });

  it('names cells that are not clear', () => {
    const german = rowsOf(`Dienst|Monat|Kosten\n${three('Compute|{m}|1.234')}`);
    expect(readBill(german, { decimal: ',' }).faults).toMatchObject([
      { kind: 'unclear-number', count: 3, rows: [2, 3, 4] },
    ]);
    expect(readBill([...german, ['Compute', '2026-10', '2,5']], { decimal: ',' }).totals).toEqual({ costUsd: 3_704.5 });
    expect(bill('Compute|8/2/26|1\nCompute|9/3/26|1').faults).toMatchObject([{ kind: 'unclear-month', count: 2 }]);
    expect(bill(`${three('Compute|{m}|1')}\nCompute|2026-10|n.a.\n|2026-10|1`).faults).toMatchObject([
      { column: 'Cost', kind: 'not-a-number', rows: [5] },
      { column: 'Service', kind: 'empty', rows: [6] },
    ]);
  });

  it('reads days, which dots put first and a day above 12 settles', () => {
    expect(bill('Compute|01.10.2026|1\nCompute|02.10.2026|1')).toMatchObject({
      months: 1,
      problem: expect.stringContaining('covers 1 month.'),
    });
    expect(bill('Compute|01/08/2026|1\nCompute|02/09/2026|1\nCompute|31/10/2026|1').months).toBe(3);
  });

  it('asks about a month that costs ten times its neighbors', () => {
    const reading = bill('Compute|2026-08|100\nCompute|2026-09|1,200\nCompute|2026-10|100\nCompute|2026-11|110');
    expect(reading.bill?.questions).toEqual([
      {
        kind: 'month-differs',
        text: 'Sep 2026 costs 1,200, at least 10 times as much as the months beside it (100 and 100).',
      },
    ]);
    expect(bill('Compute|2026-08|100\nCompute|2026-09|999\nCompute|2026-10|100').bill?.questions).toEqual([]);
  });

  it('is refused with a second table, and with fewer months than asked', () => {
    expect(bill(`${three('Compute|{m}|1')}\nService|Month|Cost|Region\nx|2026-10|1|eu`).problem).toContain(
      'second table from row 5',
    );
    expect(bill('Compute|2026-08|1').problem).toBe('The file covers 1 month. We need at least 3.');
  });
});

it('replaces lines that a correction in another file of the archive names', () => {
  const header = ['lineItem/referenceNo', 'lineItem/intervalUsageStart', 'product/service', 'cost/myCost'];
  const lines = {
    'first.csv': [header, ...MONTHS.map((month, at) => [`a${at}`, `${month}-01`, 'COMPUTE', '100'])],
    'second.csv': [
      [...header, 'lineItem/isCorrection', 'lineItem/backreferenceNo'],
      ['b0', '2026-08-02', 'COMPUTE', '60', 'true', 'a0'],
    ],
  };
  expect(readBills(lines)).toMatchObject({
    totals: { costUsd: 260 },
    bill: { notes: expect.arrayContaining(['1 line left out that a correction replaces.']) as string[] },
  });
});
