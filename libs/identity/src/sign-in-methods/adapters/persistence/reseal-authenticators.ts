import { prepared, Scheduled, type ScheduledJob, Sql, Transactions } from '@casewright/platform';
import { AuthenticatorSecrets } from '../../../commands/ports';

const BATCH = 500;

const batchAfter = prepared<{ readonly accountId: string; readonly sealedSecret: string }>(
  'identity.authenticators-to-reseal',
  `select account_id as "accountId", sealed_secret as "sealedSecret" from identity.authenticators
   where account_id > $1 order by account_id limit ${BATCH}`,
);
// Unless it was replaced meanwhile.
const reseal = prepared(
  'identity.reseal-authenticator',
  'update identity.authenticators set sealed_secret = $3 where account_id = $1 and sealed_secret = $2',
);
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Seals the secrets again after APP_SECRET was rotated, so that the previous one can be removed. */
@Scheduled({ name: 'identity.reseal-authenticators', everySeconds: 3_600 })
export class ResealAuthenticators implements ScheduledJob {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly secrets: AuthenticatorSecrets,
  ) {}

  async run(): Promise<void> {
    for (let after: string | undefined = BEFORE_ALL; after;) after = await this.resealAfter(after);
  }

  /** @returns the last of the batch */
  private resealAfter(accountId: string): Promise<string | undefined> {
    return this.transactions.run(async () => {
      const batch = await this.sql.run(batchAfter, [accountId]);
      for (const authenticator of batch) {
        const sealed = this.secrets.resealed(authenticator);
        if (sealed) await this.sql.run(reseal, [authenticator.accountId, authenticator.sealedSecret, sealed]);
      }
      return batch.at(-1)?.accountId;
    });
  }
}
