import { Migration } from '@mikro-orm/migrations';

/** Without statistics of the searched texts, the planner expects every search to be rare. One index per filter. */
export class PlansOfLists extends Migration {
  override up(): void {
    this.addSql(`
      create statistics case_pricing.texts_of_calculations
        on (case_pricing.texts_of(title, proposed_solution_names, competitor_names)) from case_pricing.saved_calculations;
      create statistics case_pricing.texts_of_drafts
        on (case_pricing.texts_of('', solution_names, competition_names)) from case_pricing.drafts;
      create index calculations_by_sla on case_pricing.saved_calculations (sla_turnaround_days, position)
        where deleted_at is null;
      create index calculations_by_acv on case_pricing.saved_calculations (acv_tier_selection, position)
        where deleted_at is null;
      analyze case_pricing.saved_calculations, case_pricing.drafts;
    `);
  }
}
