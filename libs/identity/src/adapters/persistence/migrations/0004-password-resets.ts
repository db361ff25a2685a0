import { Migration } from '@mikro-orm/migrations';

/** Links that a code is found by, and when new passwords were asked for. */
export class PasswordResets extends Migration {
  override up(): void {
    this.addSql(`
      alter table identity.email_codes
        add link_hash text constraint one_code_per_link unique check (length(link_hash) = 43);

      create table identity.reset_requests (
        address_hash text not null check (length(address_hash) = 43),
        requested_at timestamptz not null
      );
      create index reset_requests_of_address on identity.reset_requests (address_hash, requested_at);
      create index reset_requests_by_age on identity.reset_requests (requested_at);
    `);
  }
}
