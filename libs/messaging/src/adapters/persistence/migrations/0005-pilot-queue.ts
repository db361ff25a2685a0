import { Migration } from '@mikro-orm/migrations';

export class PilotQueue extends Migration {
  override up(): void {
    this.addSql(`
      alter table messaging.pilot_signups
        add column state text not null default 'waiting',
        add column decided_at timestamptz,
        add column decided_by uuid,
        add column credits integer,
        add column reason text,
        add constraint signup_is_in_one_state check (case state
          when 'waiting' then num_nonnulls(decided_at, decided_by, credits, reason) = 0
          when 'approved' then num_nonnulls(decided_at, decided_by, credits) = 3 and credits > 0 and reason is null
          when 'declined' then num_nonnulls(decided_at, decided_by, reason) = 3 and credits is null
          else false end);
      create index signups_by_state on messaging.pilot_signups (state, position);
    `);
  }
}
