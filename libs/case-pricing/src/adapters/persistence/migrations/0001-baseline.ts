import { Migration } from '@mikro-orm/migrations';

export class CasePricingBaseline extends Migration {
  override up(): void {
    this.addSql(CASES);
    this.addSql(SAVED_CALCULATIONS);
    this.addSql(DRAFTS);
  }
}

const CASES = `
  create schema case_pricing;

  create table case_pricing.cases (
    id         uuid primary key,
    owner_id   uuid not null,
    selections jsonb not null,
    price      jsonb not null,
    started_at timestamptz not null
  );
  create index cases_of_owner on case_pricing.cases (owner_id, started_at desc, id desc);

  create function case_pricing.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'cases are append-only: they were paid for' using errcode = 'restrict_violation';
  end $$;
  create trigger append_only before update or delete or truncate on case_pricing.cases
    execute function case_pricing.refuse_change();
  revoke update, delete, truncate on case_pricing.cases from public, current_user;
`;

/** Fields of S1 §3, with the rate card. */
const SAVED_CALCULATIONS = `
  create table case_pricing.saved_calculations (
    id                           uuid primary key,
    owner_id                     uuid not null,
    title                        text not null,
    rate_card                    text not null,
    base_solution_credits        integer not null,
    solution_credits             integer not null,
    sla_credits                  integer not null,
    acv_credits                  integer not null,
    sla_turnaround_days          smallint,
    acv_tier_selection           text,
    environment_checkbox_count   smallint not null,
    compute_model_checkbox_count smallint not null,
    proposed_count               smallint not null check (proposed_count between 1 and 3),
    competitive_count            smallint not null check (competitive_count between 1 and 3),
    total_case_credits           integer not null,
    presentation_support         integer not null,
    total_with_support           integer not null,
    proposed_solution_names      text[] not null,
    competitor_names             text[] not null,
    environment_selections       text[] not null,
    compute_model_selections     text[] not null,
    selected_checkboxes          jsonb not null,
    created_at                   timestamptz not null,
    position                     bigint generated always as identity,
    deleted_at                   timestamptz, -- can be restored for a day
    constraint lines_add_up check (
      total_case_credits = base_solution_credits + solution_credits + sla_credits + acv_credits
      and total_with_support = total_case_credits + presentation_support
    )
  );
  create index saved_calculations_of_owner on case_pricing.saved_calculations (owner_id, position desc);
  create index saved_calculations_deleted on case_pricing.saved_calculations (deleted_at) where deleted_at is not null;
`;

/**
 * One draft per seller (S1 §3), stored whole in "selections". Names, counts, and base credits are for lists. A cleared
 * draft keeps its revision, so that offline devices learn of it.
 */
const DRAFTS = `
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
`;
