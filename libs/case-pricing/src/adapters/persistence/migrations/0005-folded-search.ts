import { Migration } from '@mikro-orm/migrations';

/** Searches find text without regard to accents and case. */
export class CalculationsByFoldedText extends Migration {
  override up(): void {
    this.addSql(`
      drop index case_pricing.calculations_by_texts, case_pricing.drafts_by_texts;
      drop statistics case_pricing.texts_of_calculations, case_pricing.texts_of_drafts;
      create index calculations_by_texts on case_pricing.saved_calculations using gin (
        platform.folded(case_pricing.texts_of(title, proposed_solution_names, competitor_names)) public.gin_trgm_ops)
        where deleted_at is null;
      create index drafts_by_texts on case_pricing.drafts using gin (
        platform.folded(case_pricing.texts_of('', solution_names, competition_names)) public.gin_trgm_ops)
        where selections is not null;
      create statistics case_pricing.texts_of_calculations on
        (platform.folded(case_pricing.texts_of(title, proposed_solution_names, competitor_names)))
        from case_pricing.saved_calculations;
      create statistics case_pricing.texts_of_drafts on
        (platform.folded(case_pricing.texts_of('', solution_names, competition_names))) from case_pricing.drafts;
      analyze case_pricing.saved_calculations, case_pricing.drafts;
    `);
  }
}
