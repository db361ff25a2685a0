import { Migration } from '@mikro-orm/migrations';

/** When an address was first invited for a case, by link or to a review. Sellers may invite a limited number a day. */
export class InvitedAddresses extends Migration {
  override up(): void {
    this.addSql(`
      create table pursuits.invited_addresses (
        case_id  uuid not null references pursuits.cases on delete cascade,
        email    text not null check (email = lower(email)),
        first_at timestamptz not null,
        primary key (case_id, email)
      );

      insert into pursuits.invited_addresses (case_id, email, first_at)
      select case_id, lower(email), min(at)
      from (
        select case_id, email, sent_at as at from pursuits.advocate_links
        union all
        select case_id, guest ->> 'email', changed_at from pursuits.reviews, jsonb_array_elements(guests) as guest
      ) as invited group by case_id, lower(email);
    `);
  }
}
