import { EntityManager } from '@mikro-orm/postgresql';
import { Scheduled, type ScheduledJob } from '../jobs/scheduled-job';

/** The admins' mail list states this number. */
export const MAILS_KEPT_DAYS = 90;

@Scheduled({ name: 'platform.forget-old-mails', everySeconds: 3_600 })
export class ForgetOldMails implements ScheduledJob {
  constructor(private readonly em: EntityManager) {}

  async run(): Promise<void> {
    await this.em
      .fork()
      .execute(`delete from platform.sent_mails where sent_at < now() - interval '${MAILS_KEPT_DAYS} days'`);
  }
}
