import type { AddressUse } from '../domain/account';
import { Accounts } from '../domain/people.repository';
import { EmailChanges } from '../email-change/domain/email-change.repository';

export interface AddressHolder {
  remindOwner(at: Date, askedBy: AddressUse): void;
}

/** Finds who has an address, or recently had it and may restore it. */
export class AddressHolders {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: EmailChanges,
  ) {}

  /** Locks the address. */
  async find(email: string, now: Date, exceptAccountId?: string): Promise<AddressHolder | undefined> {
    const account = await this.accounts.lockAddress(email);
    if (account) return account.id === exceptAccountId ? undefined : account;
    const change = await this.changes.keeping(email, now);
    return change?.accountId === exceptAccountId ? undefined : change;
  }
}
