import { breakEvens, breakEvenText } from './break-even';
import { type CompiledModel, compileModel } from './compile-model';
import type { Assumption, ValueModel } from './model';
import { precisionOf } from './precision';
import { VIRTUALIZATION_REFRESH } from './samples/virtualization-refresh';

const assumption = (id: string, unit: string, [base, low, high]: readonly number[], label = id): Assumption => ({
  ...{
    id,
    label,
    unit,
    base: base ?? 0,
    group: 'Today',
    source: '',
    asOf: '2026-11-20',
    confidence: 'high',
    owner: '',
  },
  ...(low !== undefined && high !== undefined && { low, high }),
});

/** Today costs `today` in year 1, the proposal `hosts * price`, at a rate of 0. */
const compiledOf = (today: number, hosts: readonly number[], price: readonly number[], label?: string) =>
  compiled(`${today}[USD]`, 'hosts * price', [
    assumption('hosts', 'hosts', hosts, label),
    assumption('price', 'USD/host/year', price),
  ]);

/** Today costs 1,000 times a share in year 1, the proposal `next`. */
const shares = (next: number, share: readonly number[]) =>
  compiled('1000[USD] * hosts', `${next}[USD]`, [assumption('hosts', '%', share)]);

function compiled(stay: string, move: string, assumptions: readonly Assumption[]): CompiledModel {
  const model: ValueModel = {
    ...{ horizonYears: 1, currency: 'USD', roundTo: 1, discountRate: 'rate', calculations: [], benefits: [] },
    solutions: [
      { id: 'now', name: 'Now', role: 'today' },
      { id: 'next', name: 'Next', role: 'proposed' },
    ],
    assumptions: [...assumptions, assumption('rate', '%', [0])],
    costLines: [
      { id: 'stay', solution: 'now', category: 'All', label: 'Stay', expression: stay },
      { id: 'move', solution: 'next', category: 'All', label: 'Move', expression: move },
    ],
  };
  const { compiled: found, faults } = compileModel(model);
  if (!found) throw new Error(JSON.stringify(faults));
  return found;
}

const sentences = (compiled: CompiledModel, solution = 'next') => breakEvens(compiled, solution).map(breakEvenText);

describe('break-even', () => {
  // 1,000 is 100 hosts at 10: at 99 something is still saved.
  it('is the last value at which the case holds, for each estimate alone', () => {
    expect(sentences(compiledOf(1_000, [58, 66, 54], [10, 12, 9], 'Hosts after consolidation'))).toEqual([
      'Holds unless price exceeds $17.20 (base $10).',
      'Holds unless hosts after consolidation exceed 99 (base 58).',
    ]);
  });

  it('is what a case needs that does not hold', () => {
    expect(sentences(compiledOf(400, [58, 66, 54], [10]))).toEqual(['Pays off only if hosts fall below 40 (base 58).']);
  });

  it.each([
    // 1,234 hosts at 10 cost 12,340: at 1,236 something is still saved.
    ['is never beyond the base', compiledOf(12_361, [1_234, 1_300, 1_200], [10]), 'hosts exceed 1,236 (base 1,234)'],
    ['of a share isn’t rounded to none or all', shares(600, [1, 0.5, 1]), 'hosts fall below 60.1% (base 100%)'],
  ])('%s', (_, compiled, sentence) => {
    expect(sentences(compiled)).toEqual([`Holds unless ${sentence}.`]);
  });

  it('of a share ends at 100%', () => {
    const never = shares(10_000, [0.6, 0.5, 0.8]);
    expect(sentences(never)).toEqual(['Doesn’t pay off for hosts anywhere from 60% to 100%.']);
  });

  it('is not looked for in an estimate that cannot get worse', () => {
    expect(sentences(shares(-500, [0, 0, 0.5]))).toEqual([]);
  });

  it('says in which range there is none', () => {
    expect(sentences(compiledOf(100_000, [58, 66, 54], [10]))).toEqual(['Holds for hosts anywhere from 58 to 290.']);
  });

  it('covers the five largest movers of the sample case, and agrees with its rate of return', () => {
    const { compiled } = compileModel(VIRTUALIZATION_REFRESH);
    const found = breakEvens(compiled!, 'private');
    expect(found.map(({ id }) => id)).toEqual(['hostsNew', 'staffNew', 'licensePrice', 'refresh', 'rate']);
    // The internal rate of return is 60.4%, beyond five times the base.
    expect(breakEvenText(found[4]!)).toBe('Holds for discount rate anywhere from 9% to 45%.');
  });
});

describe('precision of results', () => {
  it.each([
    // Half a host is 5 dollars.
    ['a count', [58, 66, 54], [10], 10],
    // 50 dollars on 100 hosts are 5,000.
    ['a rounded price', [100], [6_900, 7_300, 6_700], 10_000],
    // Half a dollar on 100 hosts is 50.
    ['an exact price', [100], [6_901, 7_300, 6_700], 100],
    // Half of 100,000 dollars on 100 hosts is 5 million. A cost of 10 million keeps two digits.
    ['a very rough price', [100], [100_000, 110_000, 90_000], 1_000_000],
    ['nothing but counted numbers', [100], [6_900], 1],
  ])('follows from %s', (_, hosts, price, precision) => {
    expect(precisionOf(compiledOf(1_000_000, hosts, price), 'next')).toBe(precision);
  });

  it('is $100,000 in the sample case', () => {
    expect(precisionOf(compileModel(VIRTUALIZATION_REFRESH).compiled!, 'private')).toBe(100_000);
  });
});
