import { compileModel, type CompiledModel } from './compile-model';
import { rangeFaults } from './number-faults';
import { resultsOf, type ProposalResult } from './results';
import { sensitivities } from './sensitivity';
import { simulate } from './simulation';
import type { Scenario, ValueModel } from './model';
import { VIRTUALIZATION_REFRESH } from './samples/virtualization-refresh';

const compiledOf = (model: ValueModel): CompiledModel => {
  const { compiled, faults } = compileModel(model);
  if (!compiled) throw new Error(JSON.stringify(faults));
  return compiled;
};

const sample = compiledOf(VIRTUALIZATION_REFRESH);

const proposal = (scenario: Scenario, solution = 'private', compiled = sample): ProposalResult => {
  const found = resultsOf(compiled, scenario).proposals.find((result) => result.solution === solution);
  if (!found) throw new Error(`no ${solution}`);
  return found;
};

describe('sample case', () => {
  it('has the exact figures of its value case', () => {
    const { netPresentValue, internalRate, returnOnInvestment, paybackMonth, savingShare } = proposal('base');
    expect(Math.round(netPresentValue)).toBe(2_572_102);
    expect(internalRate).toEqual({ kind: 'one', rate: expect.closeTo(0.60397, 5) as number });
    expect(returnOnInvestment).toBeCloseTo(2.3148, 4);
    expect(paybackMonth).toBe(19);
    expect(savingShare).toBeCloseTo(0.255, 3);
  });

  it('has the cost of ownership of each solution in thousands', () => {
    const { costs } = resultsOf(sample);
    expect(costs.map(({ total }) => total)).toEqual([10_183_000, 7_588_000, 8_054_000]);
    expect(costs[1]?.categories.map(({ label, byYear }) => [label, byYear.map((amount) => amount / 1000)])).toEqual([
      ['Software', [0, 400, 400, 400, 400, 400]],
      ['People', [0, 483, 483, 483, 483, 483]],
      ['Hardware', [1264, 55, 55, 55, 55, 55]],
      ['Space and power', [0, 220, 220, 220, 220, 220]],
      ['Move, one time', [353, 181, 0, 0, 0, 0]],
    ]);
  });

  it('has benefits separate from costs', () => {
    const inThousands = proposal('base').benefits.map(({ label, byYear }) => [label, byYear.map((x) => x / 1000)]);
    expect(inThousands).toEqual([
      ['Fewer outages', [0, 47, 93, 93, 93, 93]],
      ['Faster provisioning', [0, 81, 162, 162, 162, 162]],
    ]);
  });

  it('is most sensitive to hosts after consolidation', () => {
    const moves = sensitivities(sample, 'private');
    expect(moves).toHaveLength(13);
    const [first, second] = moves.map(({ assumption, atLow, atHigh }) => [
      assumption.id,
      Math.round(atLow / 1000),
      Math.round(atHigh / 1000),
    ]);
    expect(first).toEqual(['hostsNew', -451, 227]);
    expect(second).toEqual(['staffNew', -385, 222]);
  });

  it('has a simulated spread between its low and high scenario, equal for a seed', () => {
    const simulation = simulate(sample, 'private', 7);
    expect(simulate(sample, 'private', 7)).toEqual(simulation);
    expect(simulate(sample, 'private', 8)).not.toEqual(simulation);
    const { p10, p50, p90, chanceOfGain } = simulation;
    expect(p10).toBeGreaterThan(proposal('low').netPresentValue);
    expect(p50).toBeGreaterThan(p10);
    expect(p90).toBeGreaterThan(p50);
    expect(p90).toBeLessThan(proposal('high').netPresentValue);
    expect(chanceOfGain).toBe(1);
  });

  it('does not depend on the order of its lines', () => {
    const turned = compiledOf({
      ...VIRTUALIZATION_REFRESH,
      assumptions: VIRTUALIZATION_REFRESH.assumptions.toReversed(),
      costLines: VIRTUALIZATION_REFRESH.costLines.toReversed(),
      benefits: VIRTUALIZATION_REFRESH.benefits.toReversed(),
    });
    expect(proposal('base', 'private', turned).netPresentValue).toBe(proposal('base').netPresentValue);
  });
});

describe('base value beyond its range', () => {
  const assumptions = VIRTUALIZATION_REFRESH.assumptions.map((one) =>
    one.id === 'hostsNew' ? { ...one, base: 70 } : one,
  );
  const outside = { ...VIRTUALIZATION_REFRESH, assumptions };

  it('is computed, with draws within the range', () => {
    const compiled = compiledOf(outside);
    expect(proposal('low', 'private', compiled).netPresentValue).toBe(proposal('low').netPresentValue);
    const { p10, p90 } = simulate(compiled, 'private', 7);
    expect(p10).toBeGreaterThan(proposal('low').netPresentValue);
    expect(p90).toBeLessThan(proposal('high').netPresentValue);
  });

  it('keeps the model from becoming a version', () => {
    const index = assumptions.findIndex(({ id }) => id === 'hostsNew');
    const message = 'The base value must be between low and high.';
    expect(rangeFaults(outside)).toEqual([{ place: `assumptions.${index}`, message }]);
    expect(rangeFaults(VIRTUALIZATION_REFRESH)).toEqual([]);
  });
});

describe('model with faults', () => {
  const faultsOf = (change: Partial<ValueModel>) => compileModel({ ...VIRTUALIZATION_REFRESH, ...change }).faults;
  const withLine = (expression: string) =>
    faultsOf({ costLines: [{ id: 'people', solution: 'private', category: 'People', label: 'People', expression }] });
  const withCalculations = (calculations: ValueModel['calculations']) => faultsOf({ calculations });

  it.each([
    ['hosts * cores', 'This comes out as core, not in USD.', undefined],
    ['12', 'This comes out as a number, not in USD. Write an amount like 5000[USD].', undefined],
    ['staffNow * staffPrise', 'There’s no assumption or calculation named staffPrise.', 11],
    ['staffNow + staffPrice', 'FTE and USD/FTE/year don’t go together.', 11],
    ['staffPrice ^ hosts', 'An exponent has no unit, but this is in host.', 13],
    ['staffNow * ', 'The formula is incomplete.', 11],
    ['fetch(hosts)', 'There is no function fetch. Use min, max, round, or if.', 0],
    ['staffPrice * staffNow / 0', 'This has no result: it divides by 0, or is too large.', undefined],
    ['if(1 / (1 - 1) > 2, 1[USD], 2[USD])', 'This has no result: it divides by 0, or is too large.', undefined],
    ['min(5000[USD], 10 ^ 400 * 1[USD])', 'This has no result: it divides by 0, or is too large.', undefined],
    ['hosts; 1', '“;” can’t be used in a formula.', 5],
  ])('refuses %j and names the place', (expression, message, at) => {
    expect(withLine(expression)).toEqual([
      { place: 'costLines.0.expression', message, ...(at !== undefined && { at }) },
    ]);
  });

  it('may divide by 0 in years in which the line does not count, and where a condition avoids it', () => {
    expect(withLine('1[USD] / year')).toEqual([]);
    expect(withLine('if(1 = 2, 1[USD] / (1 - 1), 2[USD])')).toEqual([]);
  });

  it('refuses a division by 0 by a single estimate', () => {
    const [first] = VIRTUALIZATION_REFRESH.assumptions;
    const estimate = (id: string, low: number, base: number, high: number) => ({
      ...first!,
      ...{ id, low, base, high, unit: '1' },
    });
    const faults = faultsOf({
      assumptions: [...VIRTUALIZATION_REFRESH.assumptions, estimate('wide', 10, 12, 14), estimate('near', 9, 10, 13)],
      costLines: [
        {
          ...{ id: 'people', solution: 'private', category: 'People', label: 'People' },
          expression: 'min(90000[USD], 60000[USD] / max(0, wide - near))',
        },
      ],
    });
    expect(faults.map(({ place }) => place)).toEqual(['costLines.0.expression']);
  });

  it('refuses a duplicate solution', () => {
    const { solutions } = VIRTUALIZATION_REFRESH;
    expect(faultsOf({ solutions: [...solutions, solutions[1]!] })).toEqual([
      { place: 'solutions.3.id', message: 'private is already used.' },
    ]);
  });

  it('reports a cycle once', () => {
    const faults = withCalculations([
      { id: 'license', expression: 'other * 1' },
      { id: 'other', expression: 'license * 1' },
    ]);
    expect(faults).toEqual([{ place: 'calculations.1.expression', message: 'license depends on itself.', at: 0 }]);
  });

  it('refuses implausible numbers', () => {
    const [first] = VIRTUALIZATION_REFRESH.assumptions;
    if (!first) throw new Error('no assumption');
    const faults = faultsOf({
      horizonYears: 11,
      benefits: [...VIRTUALIZATION_REFRESH.benefits, ...VIRTUALIZATION_REFRESH.benefits.slice(0, 1)],
      assumptions: [...VIRTUALIZATION_REFRESH.assumptions, first],
    });
    expect(faults.map(({ place }) => place)).toEqual(['horizonYears', 'benefits.2.id', 'assumptions.33.id']);
  });
});
