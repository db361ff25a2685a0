import { BASELINE_RATE_CARD, BASELINE_RATES } from '@casewright/rules';
import { Migration } from '@mikro-orm/migrations';

/** Starts with the prices of S1 §9. */
export class RateCardsOfAdmins extends Migration {
  override up(): void {
    const { version, validFrom } = BASELINE_RATE_CARD;
    const start = validFrom.toISOString();
    this.addSql(`
      create table case_pricing.rate_cards (
        id           uuid primary key,
        version      text not null unique,
        valid_from   timestamptz,
        rates        jsonb not null,
        revision     integer not null check (revision > 0),
        created_by   uuid,
        created_at   timestamptz not null,
        changed_at   timestamptz not null,
        published_by uuid,
        published_at timestamptz,
        constraint published_with_start check (published_at is null or valid_from is not null)
      );
      create unique index rate_cards_by_start on case_pricing.rate_cards (valid_from) where published_at is not null;

      insert into case_pricing.rate_cards
        (id, version, valid_from, rates, revision, created_at, changed_at, published_at)
      values (gen_random_uuid(), '${version}', '${start}', '${JSON.stringify(BASELINE_RATES)}', 1, '${start}', '${start}', '${start}');

      create function case_pricing.refuse_change_of_rates() returns trigger language plpgsql as $$
      begin
        if old.published_at is not null and old.valid_from <= now() then
          raise exception 'a rate card in force does not change: cases were priced with it'
            using errcode = 'restrict_violation';
        end if;
        return coalesce(new, old);
      end $$;
      create trigger in_force_stays before update or delete on case_pricing.rate_cards
        for each row execute function case_pricing.refuse_change_of_rates();

      create index calculations_by_age on case_pricing.saved_calculations (created_at) where deleted_at is null;
      create index cases_by_age on case_pricing.cases (started_at);
    `);
  }
}
