import { Migration } from '@mikro-orm/migrations';

/** Every field of the specification (S1 §3), and the rate card that the credits were computed from. */
export class SavedCalculationsTable extends Migration {
  override up(): void {
    this.addSql(`
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
        constraint lines_add_up check (
          total_case_credits = base_solution_credits + solution_credits + sla_credits + acv_credits
          and total_with_support = total_case_credits + presentation_support
        )
      );
      create index saved_calculations_of_owner on case_pricing.saved_calculations (owner_id, position desc);
    `);
  }
}
