import { Migration } from '@mikro-orm/migrations';

export class PursuitsBaseline extends Migration {
  override up(): void {
    this.addSql(PURSUITS);
    this.addSql(STEPS);
  }
}

const PURSUITS = `
  create schema pursuits;

  create table pursuits.pursuits (
    id             uuid primary key,
    owner_id       uuid not null,
    stage          text not null,
    company_domain text not null, -- of the owner's email address at registration
    prospect       text not null,
    prospect_key   text not null,
    opportunity    text not null,
    acv_dollars    integer check (acv_dollars > 0),
    expected_close date,
    proposed       text[] not null constraint three_proposed check (cardinality(proposed) <= 3),
    competing      text[] not null constraint three_competing check (cardinality(competing) <= 3),
    contacts       jsonb not null,
    notes          text not null,
    registered_at  timestamptz,
    decided_on     date,
    reason         text,
    changed_at     timestamptz not null,
    constraint known_stage check (stage in
      ('draft', 'registered', 'active', 'presented', 'won', 'lost', 'no-decision', 'withdrawn')),
    constraint complete_once_registered check (stage = 'draft' or (
      prospect <> '' and prospect_key is not null and opportunity <> '' and company_domain <> ''
      and acv_dollars is not null and expected_close is not null and registered_at is not null)),
    constraint decided_with_reason_and_date check (
      (stage in ('won', 'lost', 'no-decision')) = (decided_on is not null)
      and (decided_on is null) = (reason is null) and reason <> '')
  );
  create unique index one_draft_per_seller on pursuits.pursuits (owner_id) where stage = 'draft';
  create index pursuits_of_owner on pursuits.pursuits (owner_id, registered_at desc, id desc);
  create index pursuits_by_age on pursuits.pursuits (registered_at desc, id desc) where stage <> 'draft';
  create index pursuits_of_colleagues on pursuits.pursuits (company_domain, prospect_key, expected_close)
    where stage not in ('draft', 'withdrawn');

  create function pursuits.refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'a pursuit goes forward, and stays its seller''s' using errcode = 'restrict_violation';
  end $$;
  create trigger go_forward before update on pursuits.pursuits for each row
    when (
      new.owner_id <> old.owner_id
      or (old.stage <> new.stage and (old.stage, new.stage) not in (
        ('draft', 'registered'), ('registered', 'active'), ('registered', 'presented'), ('registered', 'withdrawn'),
        ('active', 'presented'), ('presented', 'won'), ('presented', 'lost'), ('presented', 'no-decision')))
    ) execute function pursuits.refuse_change();
`;

/** Rows are deleted only with their pursuit. */
const STEPS = `
  create table pursuits.steps (
    position    bigint generated always as identity primary key,
    pursuit_id  uuid not null references pursuits.pursuits on delete cascade,
    command     text not null,
    stage       text not null,
    by_id       uuid not null,
    reason      text,
    changed     text[] not null,
    occurred_at timestamptz not null
  );
  create index steps_of_pursuit on pursuits.steps (pursuit_id, position desc);
  create function pursuits.refuse_step_change() returns trigger language plpgsql as $$
  begin
    raise exception 'what happened to a pursuit is append-only' using errcode = 'restrict_violation';
  end $$;
  create trigger append_only before update on pursuits.steps for each row
    execute function pursuits.refuse_step_change();
  revoke update, truncate on pursuits.steps from public, current_user;
`;
