import { Migration } from '@mikro-orm/migrations';

/** A stated country code is kept; before, every number was stored as a US number. */
export class PhonesOfAllCountries extends Migration {
  override up(): void {
    this.addSql(`
      alter table messaging.contact_submissions drop constraint contact_phone_in_e164,
        add constraint contact_phone_in_e164 check (phone ~ '^\\+[1-9]\\d{6,14}$');
      alter table messaging.pilot_signups drop constraint pilot_phone_in_e164,
        add constraint pilot_phone_in_e164 check (contact_number ~ '^\\+[1-9]\\d{6,14}$');
    `);
  }
}
