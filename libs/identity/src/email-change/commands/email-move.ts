import { HOUR_MS } from '@casewright/rules';
import type { Account } from '../../domain/account';
import { CodeRequestedTooOften } from '../../domain/account.errors';
import { AddressTaken } from '../domain/email-change.errors';
import type { EmailChange } from '../domain/email-change';
import { secondsUntilRequest } from '../../domain/email-code';
import { EmailCodes, Registrations } from '../../domain/people.repository';
import { AccountAccess } from '../../commands/account-access';
import { AddressHolders } from '../../commands/address-holders';

export class EmailMove {
  constructor(
    private readonly registrations: Registrations,
    private readonly codes: EmailCodes,
    private readonly holders: AddressHolders,
    private readonly access: AccountAccess,
  ) {}

  /** @throws CodeRequestedTooOften */
  async sendCode(account: Account, change: EmailChange, now: Date): Promise<void> {
    const anHourAgo = new Date(now.getTime() - HOUR_MS);
    const issued = await this.codes.issuedSince(account.id, 'change-email', anHourAgo);
    const retryAfterSeconds = secondsUntilRequest(issued, now);
    if (retryAfterSeconds > 0) throw new CodeRequestedTooOften(retryAfterSeconds);

    const holder = await this.holders.find(change.newEmail, now, account.id);
    holder?.remindOwner(now, 'email-change');
    this.codes.add(change.sendCode(now, holder !== undefined));
  }

  /** Call it after the new mailbox is proved. @throws AddressTaken */
  async make(account: Account, change: EmailChange, sessionId: string, now: Date): Promise<void> {
    if (await this.holders.find(change.newEmail, now, account.id)) throw new AddressTaken();
    account.moveTo(change.newEmail, now);
    change.make(now);
    await this.settle(account, now, sessionId);
  }

  /** Ends what began with the previous address, and registrations of the new one. */
  async settle(account: Account, now: Date, sessionId?: string): Promise<void> {
    for (const purpose of ['reset-password', 'change-email'] as const) {
      await this.codes.voidAll(account.id, purpose, now);
    }
    await this.codes.voidAll(account.email, 'verify-email', now);
    await this.registrations.removeAll(account.email);
    await this.access.endOthers(account, now, sessionId);
  }
}
