import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { SqlCreditAccounts } from '../adapters/persistence/sql-credit-accounts';
import { CreditAccount } from '../domain/credit-account';

const look = prepared<{ readonly balance: number }>(
  'test.look-at-account',
  'select balance from billing.credit_accounts where owner_id = $1',
);

/** Accounts without a lock: negative control of the lock's test. */
@Injectable()
export class UnlockedCreditAccounts extends SqlCreditAccounts {
  private static arrived = 0;
  private static readonly crowd = Promise.withResolvers<void>();

  constructor(private readonly writer: Sql) {
    super(writer);
  }

  /** The first two read the balance before either spends, so that the race always fails. */
  override async findForUpdate(ownerId: string): Promise<CreditAccount> {
    const [account] = await this.writer.run(look, [ownerId]);
    if (++UnlockedCreditAccounts.arrived === 2) UnlockedCreditAccounts.crowd.resolve();
    await UnlockedCreditAccounts.crowd.promise;
    return new CreditAccount(ownerId, account?.balance ?? 0);
  }
}
