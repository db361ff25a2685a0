import type { SavedCalculation } from '../domain/saved-calculation';

export type SavedCalculationRow = Omit<SavedCalculation, 'ownerId'>;

/** Without the selections per solution, which the texts summarize. */
export type CalculationFields = Omit<SavedCalculationRow, 'selectedCheckboxes'>;

export const CALCULATION_FIELDS = `
  id, title, rate_card as "rateCard",
  base_solution_credits as "baseSolutionCredits", solution_credits as "solutionCredits",
  sla_credits as "slaCredits", acv_credits as "acvCredits",
  sla_turnaround_days as "slaTurnaroundDays", acv_tier_selection as "acvTierSelection",
  environment_checkbox_count as "environmentCheckboxCount",
  compute_model_checkbox_count as "computeModelCheckboxCount",
  proposed_count as "proposedCount", competitive_count as "competitiveCount",
  total_case_credits as "totalCaseCredits", presentation_support as "presentationSupport",
  total_with_support as "totalWithSupport",
  proposed_solution_names as "proposedSolutionNames", competitor_names as "competitorNames",
  environment_selections as "environmentSelections", compute_model_selections as "computeModelSelections",
  created_at as "createdAt"`;

export const CALCULATION_COLUMNS = `${CALCULATION_FIELDS}, selected_checkboxes as "selectedCheckboxes"`;
