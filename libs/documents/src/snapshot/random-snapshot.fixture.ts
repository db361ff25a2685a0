import type { Assumption, BenefitDriver, CostLine, ModelSolution, Snapshot, ValueModel } from '@casewright/rules';
import { sampleSnapshot } from '../sample/sample-snapshot';

/** Names that a program could mistake for formulas or markup. */
export const HOSTILE = [
  '=HYPERLINK("https://evil.example")',
  '+1+1',
  '@SUM(A1)',
  '<b>&amp;</b>]]>',
  'شركة الأغذية 2026',
  'חברת המזון',
  '東京データ 서울 中文',
  '🍅 family 👩‍👩‍👧',
  'long '.repeat(40).trim(),
];

/** A random model per seed. */
export function randomSnapshot(seed: number): Snapshot {
  const next = numbersFrom(seed);
  const upTo = (most: number) => Math.floor(next() * most) + 1;
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[upTo(items.length) - 1] ?? items[0];
  const horizonYears = upTo(10);
  const solutions: readonly ModelSolution[] = [
    { id: 'now', name: 'Today', role: 'today' },
    { id: 'next', name: `Next ${pick(['one', ...HOSTILE])}`, role: 'proposed' },
    ...Array.from({ length: upTo(6) - 1 }, (_, index): ModelSolution => ({
      ...{ id: `other${index}`, name: `Other ${index}`, role: pick(['proposed', 'competing']) },
    })),
  ];
  const assumption = (id: string, unit: string, base: number): Assumption => {
    const isEstimate = next() < 0.6;
    return {
      ...{ id, unit, base, label: `${id} ${pick(HOSTILE as [string, ...string[]])}`, group: 'Today' },
      ...(isEstimate && { low: base * (1 - next() / 3), high: base * (1 + next() / 3) }),
      ...{ source: 'inventory.csv', asOf: '2026-11-20', confidence: pick(['low', 'medium', 'high']), owner: 'Priya' },
    };
  };
  const assumptions = [
    // Ids that a spreadsheet could read as cells.
    ...['vms2', 'r1c1', 'hosts', 'A1', 'c'].map((id) => assumption(id, 'hosts', upTo(200))),
    ...['price', 'R'].map((id) => assumption(id, 'USD/host/year', upTo(20_000) + next())),
    assumption('rate', '%', 0.02 + next() / 5),
    assumption('growth', '%', next() / 10 - 0.02),
  ];
  const amount = () =>
    pick([
      'hosts * price',
      '(vms2 + A1) * R * (1 + growth) ^ (year - 1)',
      'grown * c',
      'if(year <= 2, r1c1 / 3 * price, min(hosts, A1) * R)',
      'max(hosts, c) * price * 12[months/year] / 12[months/year] - -1 * hosts * R',
      'round(hosts * price, -2) + 250[USD/year] * (1 + (hosts > c))',
    ]);
  const line = (id: string): CostLine => {
    const firstYear = next() < 0.3 ? upTo(horizonYears + 1) - 1 : undefined;
    return {
      ...{ id, solution: pick(solutions as [ModelSolution, ...ModelSolution[]]).id, label: `Line ${id}` },
      ...{ category: pick(['Software', '=People', 'Hardware']), expression: amount() },
      ...(firstYear !== undefined && { firstYear }),
      ...(firstYear !== undefined && next() < 0.5 && { lastYear: firstYear }),
    };
  };
  const driver = (id: string): BenefitDriver => ({
    ...{ id, label: `Benefit ${id}`, benefitClass: pick(['hard-saving', 'risk', 'revenue']), expression: amount() },
    ...{ ramp: [next(), 1], counted: pick([1, 0.5, 0.333]) },
    ...(next() < 0.3 && { solution: 'next' }),
  });
  const model: ValueModel = {
    ...{ horizonYears, currency: 'USD', roundTo: pick([1, 100, 1_000]), discountRate: 'rate', solutions, assumptions },
    calculations: [{ id: 'grown', expression: 'price * (1 + growth) ^ (year - 1)' }],
    costLines: [
      { ...line('start'), solution: 'next', firstYear: 0, lastYear: 0 },
      ...Array.from({ length: upTo(12) }, (_, index) => line(`line${index}`)),
    ],
    benefits: Array.from({ length: upTo(4) - 1 }, (_, index) => driver(`driver${index}`)),
  };
  const sample = sampleSnapshot();
  const company = pick(HOSTILE as [string, ...string[]]);
  const prospect = { ...sample.prospect, company };
  return { ...sample, prospect, proposal: 'next', model, verifyAt: 'https://casewright.example/verify' };
}

function numbersFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x5bd1e995);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
}
