import { Migration } from '@mikro-orm/migrations';

/** Failures of the second step are counted without an end: each makes the next wait longer. */
export class SecondStepBackoff extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.tries
        drop constraint tries_within_bounds,
        add constraint tries_within_bounds check (
          taken >= 0 and (purpose = 'second-step' or taken <= case purpose
            when 'sign-in' then 10 when 'sign-in-known-device' then 20 when 'network-address' then 100
            when 'code-network' then 30 else 5 end)) not valid;
    `);
  }
}
