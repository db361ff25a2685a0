import {
  COMPUTE_MODELS,
  ENVIRONMENTS,
  SLA_DAYS,
  ACV_TIERS,
  type CasePrice,
  type CaseSelections,
  type Solution,
} from '@casewright/rules';
import type { Answer } from '@casewright/web';
import { oneOf } from '../draft/stored-value';

export type SavedCalculation = Answer<'get', '/api/saved-calculations/{id}'>;

type Ticks = SavedCalculation['selectedCheckboxes'][keyof SavedCalculation['selectedCheckboxes']];

/** As the wizard holds answers. */
export function selectionsOfSaved(saved: SavedCalculation): CaseSelections {
  const { selectedCheckboxes: ticks } = saved;
  return {
    proposed: sideOf('proposed', saved.proposedSolutionNames, ticks.proposed_environments, ticks.proposed_compute),
    competitive: sideOf(
      'competitive',
      saved.competitorNames,
      ticks.competitive_environments,
      ticks.competitive_compute,
    ),
    slaDays: oneOf(SLA_DAYS, saved.slaTurnaroundDays),
    acvTier: oneOf(ACV_TIERS, saved.acvTierSelection),
    presentationSupport: saved.presentationSupport > 0,
  };
}

const sideOf = (side: string, names: readonly string[], environments: Ticks, computeModels: Ticks): Solution[] =>
  names.map((name, index) => {
    const isTicked = (ticks: Ticks) => (option: string) => ticks[`${side}${index + 1}`]?.[option] === true;
    return {
      name,
      environments: ENVIRONMENTS.filter(isTicked(environments)),
      computeModels: COMPUTE_MODELS.filter(isTicked(computeModels)),
    };
  });

/** By the rate card it was saved with. */
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
