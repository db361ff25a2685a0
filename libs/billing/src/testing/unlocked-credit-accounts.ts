import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CreditAccount } from '../domain/credit-account';
import { CreditAccounts } from '../domain/credit-account.repository';

/** Accounts that nobody takes turns at: what a test of the lock is measured against. */
@Injectable()
export class UnlockedCreditAccounts extends CreditAccounts {
  private static arrived = 0;
  private static readonly crowd = Promise.withResolvers<void>();

  constructor(private readonly em: EntityManager) {
    super();
  }

  /** The first two look at the balance before either spends, so that the race is lost for certain. */
  async hold(ownerId: string): Promise<CreditAccount> {
    const account = await this.em.findOneOrFail(CreditAccount, { ownerId });
    if (++UnlockedCreditAccounts.arrived === 2) UnlockedCreditAccounts.crowd.resolve();
    await UnlockedCreditAccounts.crowd.promise;
    return account;
  }
}
