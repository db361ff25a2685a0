import { Migration } from '@mikro-orm/migrations';

export class ListsForAdmins extends Migration {
  override up(): void {
    this.addSql(`
      create extension if not exists pg_trgm with schema public;
      create function case_pricing.texts_of(title text, proposed text[], competitive text[]) returns text
        language sql immutable parallel safe
        return title || E'\\n' || array_to_string(proposed || competitive, E'\\n');

      create index calculations_by_position on case_pricing.saved_calculations (position) where deleted_at is null;
      create index calculations_by_total on case_pricing.saved_calculations (total_with_support, position)
        where deleted_at is null;
      create index calculations_by_title on case_pricing.saved_calculations (lower(title), position)
        where deleted_at is null;
      create index calculations_by_texts on case_pricing.saved_calculations
        using gin (case_pricing.texts_of(title, proposed_solution_names, competitor_names) public.gin_trgm_ops)
        where deleted_at is null;

      drop index case_pricing.drafts_by_age;
      create index drafts_by_age on case_pricing.drafts (created_at, id) where selections is not null;
      create index drafts_by_base on case_pricing.drafts (base_solution_credits, id) where selections is not null;
      create index drafts_by_texts on case_pricing.drafts
        using gin (case_pricing.texts_of('', solution_names, competition_names) public.gin_trgm_ops)
        where selections is not null;
    `);
  }
}
