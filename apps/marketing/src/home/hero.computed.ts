import { resultsOf, resultTexts, type Scenario, summaryOf } from '@casewright/rules';
import { compiledSample, PROPOSAL } from '../sample-model/compiled';

const compiled = compiledSample();
const texts = resultTexts(summaryOf(compiled, PROPOSAL));
const GROUPS = [['Software'], ['People'], ['Hardware', 'Space and power', 'Move, one time']];

export const SCENARIOS = (['low', 'base', 'high'] as const).map((scenario) => ({ scenario, ...viewOf(scenario) }));

export const HOSTS = compiled.model.assumptions.find(({ id }) => id === 'hosts')?.base ?? 0;

/** Cumulative cost of staying, and of moving less its benefits, in thousands of dollars. */
export const PAYBACK = paybackOf();

function viewOf(scenario: Scenario) {
  const { costs, proposals } = resultsOf(compiled, scenario);
  const { netPresentValue = 0, paybackMonth, savingShare } = proposals.find(isProposal) ?? {};
  const proposed = costs.find(isProposal);
  const partsIn = (cost: (typeof costs)[number] | undefined, year: number) =>
    GROUPS.map((names) => {
      const rows = cost?.categories.filter(({ label }) => names.includes(label)) ?? [];
      return rows.reduce((sum, { byYear }) => sum + (byYear[year] ?? 0), 0) / 1000;
    });
  return {
    netPresentValue: texts.money(netPresentValue),
    payback: texts.payback(paybackMonth),
    lowerCost: texts.lowerCost(savingShare),
    /** Thousands of dollars at the start and per year: [today's parts, proposed parts]. */
    years: Array.from({ length: compiled.model.horizonYears + 1 }, (_, year) => [
      partsIn(costs[0], year),
      partsIn(proposed, year),
    ]),
  };
}

function paybackOf() {
  const { costs, proposals } = resultsOf(compiled);
  const { netCashFlow = [], paybackMonth = 0 } = proposals.find(isProposal) ?? {};
  const today = costs[0]?.byYear ?? [];
  const addedUp = (amounts: readonly number[]) =>
    amounts.map((_, year) => amounts.slice(0, year + 1).reduce((sum, amount) => sum + amount, 0) / 1000);
  return {
    stay: addedUp(today),
    go: addedUp(today.map((cost, year) => cost - (netCashFlow[year] ?? 0))),
    month: paybackMonth,
  };
}

function isProposal({ solution }: { readonly solution: string }): boolean {
  return solution === PROPOSAL;
}
