import { Migration } from '@mikro-orm/migrations';

/**
 * What each seller is working on, one row each (S1 §3), whole in `selections`; names, counts and base credits beside it are
 * what others list. A cleared draft keeps its revision, so that a device that was away learns of it.
 */
export class PricingDrafts extends Migration {
  override up(): void {
    this.addSql(`
      create table case_pricing.drafts (
        id                    uuid primary key,
        owner_id              uuid not null unique,
        revision              integer not null check (revision > 0),
        selections            jsonb,
        attempt               text not null,
        solution_count        smallint not null,
        competition_count     smallint not null,
        solution_names        text[] not null,
        competition_names     text[] not null,
        base_solution_credits integer not null,
        changed_at            timestamptz not null,
        created_at            timestamptz not null
      );
      create index drafts_by_age on case_pricing.drafts (created_at desc) where selections is not null;
    `);
  }
}
