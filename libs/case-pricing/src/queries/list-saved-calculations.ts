import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SavedCalculation } from '../domain/saved-calculation';

export type SavedCalculationRow = Omit<SavedCalculation, 'ownerId'>;

export interface SavedCalculationPage {
  readonly rows: readonly SavedCalculationRow[];
  /** What to ask the next page with; null on the last. */
  readonly next: string | null;
}

/** What one seller kept, newest first. */
export class ListSavedCalculations extends Query<SavedCalculationPage> {
  /** @param before the `next` of the page before */
  constructor(
    readonly ownerId: string,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export const PAGE_SIZE = 20;

const pageOf = prepared<SavedCalculationRow>(
  'case-pricing.list-saved-calculations',
  `select id, title, rate_card as "rateCard",
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
     selected_checkboxes as "selectedCheckboxes", created_at as "createdAt"
   from case_pricing.saved_calculations
   where owner_id = $1 and position < coalesce(
     (select position from case_pricing.saved_calculations where owner_id = $1 and id = $2),
     9223372036854775807 -- the largest bigint: from the newest
   )
   order by position desc
   limit ${PAGE_SIZE + 1}`,
);

@QueryHandler(ListSavedCalculations)
export class ListSavedCalculationsHandler implements IQueryHandler<ListSavedCalculations> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, before }: ListSavedCalculations): Promise<SavedCalculationPage> {
    const found = await this.sql.read(pageOf, [ownerId, before ?? null]);
    const page = found.slice(0, PAGE_SIZE);
    return { rows: page, next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
  }
}
