import type { CasePrice } from '@casewright/rules';
import type { Answer } from '@casewright/web';

export type SavedCalculation = Answer<'get', '/api/saved-calculations/{id}'>;

/** By the rate card of the time. */
export const priceOfSaved = (saved: SavedCalculation): CasePrice => ({
  rateCard: saved.rateCard,
  baseCredits: saved.baseSolutionCredits,
  analysisCredits: saved.solutionCredits,
  slaCredits: saved.slaCredits,
  acvCredits: saved.acvCredits,
  caseCredits: saved.totalCaseCredits,
  supportCredits: saved.presentationSupport,
  totalCredits: saved.totalWithSupport,
});
