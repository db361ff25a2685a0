import { Migration } from '@mikro-orm/migrations';

/** Rate cards say what canceling returns once documents were released: nothing, unless an admin decides otherwise. */
export class ShareAfterRelease extends Migration {
  override up(): void {
    this.addSql(`
      alter table case_pricing.rate_cards disable trigger in_force_stays;
      update case_pricing.rate_cards set rates = jsonb_set(rates, '{backPercent,released}', '0')
      where not rates -> 'backPercent' ? 'released';
      alter table case_pricing.rate_cards enable trigger in_force_stays;
    `);
  }
}
