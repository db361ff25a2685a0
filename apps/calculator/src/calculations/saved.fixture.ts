import { BASELINE_RATE_CARD, priceCase, type RateCard, selectionsOfSaved } from '@casewright/rules';
import type { SavedCalculation } from './saved-calculation';

const unpriced: SavedCalculation = {
  id: 's-1',
  title: 'Calculation - Mar 2, 2026, 9:05 AM',
  rateCard: '',
  baseSolutionCredits: 0,
  solutionCredits: 0,
  slaCredits: 0,
  acvCredits: 0,
  slaTurnaroundDays: 2,
  acvTierSelection: '$101K - $250K',
  environmentCheckboxCount: 3,
  computeModelCheckboxCount: 2,
  proposedCount: 2,
  competitiveCount: 1,
  totalCaseCredits: 0,
  presentationSupport: 3,
  totalWithSupport: 0,
  proposedSolutionNames: ['Helix Private Cloud', ''],
  competitorNames: ['Incumbent VMs'],
  environmentSelections: [],
  computeModelSelections: [],
  selectedCheckboxes: {
    proposed_environments: { proposed1: { azure: true, 'on-premise': true }, proposed2: { azure: true } },
    competitive_environments: { competitive1: { aws: true } },
    proposed_compute: { proposed1: { 'server-hosts': true }, proposed2: {} },
    competitive_compute: { competitive1: { 'virtual-machines': true } },
  },
  createdAt: '2026-03-02T09:05:00.000Z',
};

/** Costs 59 credits by current rates. */
export function saved(given: Partial<SavedCalculation> = {}, rates: RateCard = BASELINE_RATE_CARD): SavedCalculation {
  const answers = { ...unpriced, ...given };
  const price = priceCase(selectionsOfSaved(answers), rates);
  return {
    ...answers,
    rateCard: price.rateCard,
    baseSolutionCredits: price.baseCredits,
    solutionCredits: price.analysisCredits,
    slaCredits: price.slaCredits,
    acvCredits: price.acvCredits,
    totalCaseCredits: price.caseCredits,
    presentationSupport: price.supportCredits,
    totalWithSupport: price.totalCredits,
  };
}
