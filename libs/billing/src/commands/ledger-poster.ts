import { Clock } from '@casewright/kernel';
import type { CreditAccount } from '../domain/credit-account';
import { CreditAccounts, Ledger } from '../domain/credit-account.repository';
import type { LedgerTransaction } from '../domain/ledger-transaction';

/** Locks the account, expires due credits and posts the transactions. Every command moves credits through it. */
export class LedgerPoster {
  constructor(
    private readonly accounts: CreditAccounts,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** @param move returns the transactions to post */
  async change(
    ownerId: string,
    move: (account: CreditAccount, now: Date) => Promise<readonly LedgerTransaction[]> | readonly LedgerTransaction[],
  ): Promise<void> {
    const account = await this.accounts.findForUpdate(ownerId);
    const now = this.clock.now();
    await this.expire(account, now);
    for (const transaction of await move(account, now)) await this.ledger.append(transaction);
    await this.accounts.save(account);
  }

  private async expire(account: CreditAccount, now: Date): Promise<void> {
    if (!account.expiringAt || account.expiringAt > now) return;
    for (const { id, remaining } of await this.ledger.expired(account.ownerId, now)) {
      await this.ledger.append(account.expire(remaining, id, now));
    }
  }
}
