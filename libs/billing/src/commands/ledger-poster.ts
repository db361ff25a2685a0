import { Clock, Events } from '@casewright/kernel';
import { BalanceChanged } from '../domain/balance.events';
import type { CreditAccount } from '../domain/credit-account';
import { CreditAccounts, Ledger } from '../domain/credit-account.repository';
import type { Cause, LedgerTransaction } from '../domain/ledger-transaction';

/** Purchases, reversals, and cases have their own events. */
const WITHOUT_OWN_EVENT: ReadonlySet<Cause['kind']> = new Set([
  'grant',
  'correction',
  'expiry',
  'requote',
  'release',
  'return',
]);

/** Every command moves credits through it: locks the account, expires due credits, and posts. */
export class LedgerPoster {
  constructor(
    private readonly accounts: CreditAccounts,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  /** @param move returns the transactions to post */
  async change(
    ownerId: string,
    move: (account: CreditAccount, now: Date) => Promise<readonly LedgerTransaction[]> | readonly LedgerTransaction[],
  ): Promise<readonly LedgerTransaction[]> {
    const account = await this.accounts.findForUpdate(ownerId);
    const now = this.clock.now();
    await this.expire(account, now);
    const moved = await move(account, now);
    for (const transaction of moved) await this.append(account, transaction);
    await this.accounts.save(account);
    return moved;
  }

  private async expire(account: CreditAccount, now: Date): Promise<void> {
    if (!account.expiringAt || account.expiringAt > now) return;
    for (const { id, remaining } of await this.ledger.expired(account.ownerId, now)) {
      await this.append(account, account.expire(remaining, id, now));
    }
  }

  private async append({ ownerId }: CreditAccount, transaction: LedgerTransaction): Promise<void> {
    await this.ledger.append(transaction);
    if (WITHOUT_OWN_EVENT.has(transaction.reason.cause.kind)) {
      this.events.record(new BalanceChanged(ownerId, transaction.postedAt));
    }
  }
}
