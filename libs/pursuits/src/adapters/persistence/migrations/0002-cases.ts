import { Migration } from '@mikro-orm/migrations';

export class CasesOfPursuits extends Migration {
  override up(): void {
    this.addSql(CASES);
    this.addSql(STEPS);
    this.addSql(SHOWN_WITH_PURSUITS);
  }
}

const CASES = `
  create table pursuits.cases (
    id               uuid primary key, -- same as the priced case
    pursuit_id       uuid not null references pursuits.pursuits on delete cascade,
    owner_id         uuid not null,
    title            text not null,
    state            text not null,
    state_before     text,
    terms            jsonb not null,
    offer            jsonb,
    credits          integer not null generated always as ((terms -> 'price' ->> 'totalCredits')::integer) stored,
    returned_credits integer not null default 0 check (returned_credits >= 0),
    pauses           jsonb not null default '[]',
    started_at       timestamptz not null,
    confirmed_at     timestamptz,
    ended_at         timestamptz,
    due_at           timestamptz,
    analyst_id       uuid,
    changed_at       timestamptz not null,
    constraint known_state check (state in ('inputs', 'terms', 'new-terms', 'analysis', 'case-review', 'advocate-review',
      'approved', 'delivered', 'presented', 'closed', 'on-hold', 'cancelled')),
    constraint on_hold_from_a_state check ((state = 'on-hold') = (state_before is not null)),
    constraint confirmed_before_analysis check (
      confirmed_at is not null or coalesce(state_before, state) in ('inputs', 'terms', 'new-terms', 'cancelled')),
    constraint returns_no_more_than_it_cost check (returned_credits <= (terms -> 'price' ->> 'totalCredits')::integer),
    constraint returns_when_canceled check (returned_credits = 0 or state = 'cancelled')
  );
  create unique index one_running_case on pursuits.cases (pursuit_id) where state not in ('closed', 'cancelled');
  create index cases_of_pursuit on pursuits.cases (pursuit_id, started_at desc);
  create index cases_of_owner on pursuits.cases (owner_id);
  create index cases_to_do on pursuits.cases ((coalesce(due_at, 'infinity'::timestamptz)), id)
    where state not in ('closed', 'cancelled');

  create function pursuits.refuse_case_change() returns trigger language plpgsql as $$
  begin
    raise exception 'a case stays with its pursuit, and an ended one as it is' using errcode = 'restrict_violation';
  end $$;
  create trigger stay_ended before update on pursuits.cases for each row
    when (
      (new.id, new.pursuit_id, new.owner_id, new.started_at) is distinct from (old.id, old.pursuit_id, old.owner_id, old.started_at)
      or (old.confirmed_at is not null and (new.confirmed_at, new.terms) is distinct from (old.confirmed_at, old.terms))
      or (old.state in ('closed', 'cancelled') and (new.state, new.returned_credits) is distinct from (old.state, old.returned_credits))
    ) execute function pursuits.refuse_case_change();
`;

/** Rows are deleted only with their case. */
const STEPS = `
  create table pursuits.case_steps (
    position    bigint generated always as identity primary key,
    case_id     uuid not null references pursuits.cases on delete cascade,
    command     text not null,
    state       text not null,
    party       text not null check (party in ('seller', 'provider')),
    by_id       uuid not null,
    reason      text,
    credits     integer,
    occurred_at timestamptz not null
  );
  create index steps_of_case on pursuits.case_steps (case_id, position desc);
  create trigger append_only before update on pursuits.case_steps for each row
    execute function pursuits.refuse_step_change();
  revoke update, truncate on pursuits.case_steps from public, current_user;
`;

/** Lists show the running case of a pursuit. A canceled case is removed from it. */
const SHOWN_WITH_PURSUITS = `
  alter table pursuits.pursuits
    add column case_id uuid, add column case_state text, add column case_due_at timestamptz;

  create function pursuits.show_case() returns trigger language plpgsql as $$
  begin
    update pursuits.pursuits set
      case_id = case when new.state <> 'cancelled' then new.id end,
      case_state = case when new.state <> 'cancelled' then new.state end,
      case_due_at = case when new.state <> 'cancelled' then new.due_at end
    where id = new.pursuit_id;
    return null;
  end $$;
  create trigger show_case after insert or update on pursuits.cases for each row execute function pursuits.show_case();

  -- In addition to the earlier transitions, from active back to registered when the case is canceled.
  drop trigger go_forward on pursuits.pursuits;
  create trigger go_forward before update on pursuits.pursuits for each row
    when (
      new.owner_id <> old.owner_id
      or (old.stage <> new.stage and (old.stage, new.stage) not in (
        ('draft', 'registered'), ('registered', 'active'), ('registered', 'presented'), ('registered', 'withdrawn'),
        ('active', 'presented'), ('active', 'registered'),
        ('presented', 'won'), ('presented', 'lost'), ('presented', 'no-decision')))
    ) execute function pursuits.refuse_change();
`;
