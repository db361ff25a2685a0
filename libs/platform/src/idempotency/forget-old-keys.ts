import { EntityManager } from '@mikro-orm/postgresql';
import { Scheduled, type ScheduledJob } from '../jobs/scheduled-job';

/** A later repeat runs again. Callers may rely on 24 hours. */
const KEPT_HOURS = 48;
/** Keeps transactions short. */
const BATCH = 5_000;

const FORGET = `
  with forgotten as (
    delete from platform.idempotency_keys where ctid in (
      select ctid from platform.idempotency_keys where claimed_at < now() - interval '${KEPT_HOURS} hours'
      limit ${BATCH} for update skip locked)
    returning 1)
  select count(*)::int as count from forgotten`;

@Scheduled({ name: 'platform.forget-old-keys', everySeconds: 6 * 3_600 })
export class ForgetOldKeys implements ScheduledJob {
  constructor(private readonly em: EntityManager) {}

  async run(): Promise<void> {
    for (let count = BATCH; count === BATCH;) {
      const [forgotten] = await this.em.fork().execute<{ count: number }[]>(FORGET);
      count = forgotten?.count ?? 0;
    }
  }
}
