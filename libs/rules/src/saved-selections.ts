import type { CaseSelections, Solution } from './price-case';
import { ACV_TIERS, COMPUTE_MODELS, ENVIRONMENTS, SLA_DAYS } from './rate-card';

/** Ticked options by solution, such as "proposed1". */
type Ticks = Readonly<Record<string, Readonly<Record<string, boolean>> | undefined>>;

/** The selections in a saved calculation (S1 §3). */
export interface SavedSelections {
  readonly proposedSolutionNames: readonly string[];
  readonly competitorNames: readonly string[];
  readonly slaTurnaroundDays: number | null;
  readonly acvTierSelection: string | null;
  /** Credits; 0 if declined. */
  readonly presentationSupport: number;
  readonly selectedCheckboxes: {
    readonly proposed_environments: Ticks;
    readonly competitive_environments: Ticks;
    readonly proposed_compute: Ticks;
    readonly competitive_compute: Ticks;
  };
}

export function selectionsOfSaved(saved: SavedSelections): CaseSelections {
  const { selectedCheckboxes: ticks } = saved;
  return {
    proposed: sideOf('proposed', saved.proposedSolutionNames, ticks.proposed_environments, ticks.proposed_compute),
    competitive: sideOf(
      'competitive',
      saved.competitorNames,
      ticks.competitive_environments,
      ticks.competitive_compute,
    ),
    slaDays: SLA_DAYS.find((days) => days === saved.slaTurnaroundDays),
    acvTier: ACV_TIERS.find((tier) => tier === saved.acvTierSelection),
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
