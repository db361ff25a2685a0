import { Clock } from '@casewright/kernel';
import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { EntityManager } from '@mikro-orm/postgresql';

/** Conditions by table for deleting rows. */
const STALE: Readonly<Record<string, string>> = {
  sessions: 'expires_at <= ?',
  email_codes: `issued_at < ?::timestamptz - interval '2 days'`,
  email_changes: `coalesce(undoable_until, requested_at + interval '1 day') <= ?`,
  reset_requests: `requested_at < ?::timestamptz - interval '1 day'`,
  attempts: 'expires_at <= ?',
  failed_sign_ins: `last_at < ?::timestamptz - interval '30 days'`,
  spray_alerts: `alerted_at < ?::timestamptz - interval '1 day'`,
  pending_steps: 'expires_at <= ?',
  devices: `last_seen_at < ?::timestamptz - interval '400 days'`,
  registrations: 'expires_at <= ?',
};

/** Small batches keep locks short. */
const BATCH_SIZE = 1_000;

@Scheduled({ name: 'identity.sweep', everySeconds: 600 })
export class SweepIdentity implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (const [table, condition] of Object.entries(STALE)) await this.sweep(table, condition, this.clock.now());
  }

  private async sweep(table: string, condition: string, now: Date): Promise<void> {
    const statement = `
      with swept as (
        delete from identity.${table} where ctid in (
          select ctid from identity.${table} where ${condition} limit ${BATCH_SIZE} for update skip locked)
        returning 1)
      select count(*)::int as count from swept`;
    for (let count = BATCH_SIZE; count === BATCH_SIZE;) {
      const [swept] = await this.em.fork().execute<{ count: number }[]>(statement, [now]);
      count = swept?.count ?? 0;
    }
  }
}
