import { Migration } from '@mikro-orm/migrations';

/**
 * Rate cards got a share after a release that was 0 for all. Cards under which cases had started by then keep what
 * sellers bought under: the share of the analysis, which a release did not change.
 */
export class ShareAsBought extends Migration {
  override up(): void {
    this.addSql(`
      alter table case_pricing.rate_cards disable trigger in_force_stays;
      update case_pricing.rate_cards card
      set rates = jsonb_set(rates, '{backPercent,released}', rates #> '{backPercent,analysis}')
      from mikro_orm_migrations as migration
      where migration.name = 'case-pricing-0006-share-after-release'
        and card.published_at < migration.executed_at and rates #>> '{backPercent,released}' = '0'
        and exists (
          select from case_pricing.cases
          where started_at < migration.executed_at and price ->> 'rateCard' = card.version);
      alter table case_pricing.rate_cards enable trigger in_force_stays;
    `);
  }
}
