import { AggregateRoot } from '@casewright/kernel';
import { DAY_MS, HOUR_MS } from '@casewright/rules';
import { EmailCode, LINK_LIFETIME_MS } from '../../domain/email-code';
import { EmailChangeCodeRequested, EmailChangeMade, ReservedAddressRequested } from './email-change.events';

export const DAYS_TO_UNDO = 7;
export const CHANGE_WAITS_MS = LINK_LIFETIME_MS;

/** After the new mailbox is proved, the previous address stays reserved for a while, so that it can undo the change. */
export class EmailChange extends AggregateRoot {
  constructor(
    readonly id: string,
    readonly accountId: string,
    readonly oldEmail: string,
    readonly newEmail: string,
    readonly requestedAt: Date,
    public madeAt: Date | null,
    public undoableUntil: Date | null,
    private remindedAt: Date | null,
  ) {
    super();
  }

  static request(account: { readonly id: string; readonly email: string }, newEmail: string, at: Date): EmailChange {
    return new EmailChange(crypto.randomUUID(), account.id, account.email, newEmail, at, null, null, null);
  }

  /** Sends no email if the address is taken. The requester sees no difference. */
  sendCode(at: Date, isTaken: boolean): EmailCode {
    const code = EmailCode.issue(this.accountId, 'change-email', at);
    if (!isTaken) this.record(new EmailChangeCodeRequested(this.accountId, this.newEmail, code.id, at));
    return code;
  }

  make(at: Date): void {
    const undoableUntil = new Date(at.getTime() + DAYS_TO_UNDO * DAY_MS);
    this.madeAt = at;
    this.undoableUntil = undoableUntil;
    this.record(new EmailChangeMade(this.accountId, this.id, this.oldEmail, this.newEmail, undoableUntil, at));
  }

  isWaiting(now: Date): boolean {
    return this.madeAt === null && now.getTime() < this.requestedAt.getTime() + CHANGE_WAITS_MS;
  }

  /** The previous address is reserved while the change can be undone. */
  isUndoable(now: Date): boolean {
    return this.undoableUntil !== null && now < this.undoableUntil;
  }

  /** Tells the previous address that someone tried to use it, at most once an hour. */
  remindOwner(at: Date): void {
    if (!this.undoableUntil) return;
    if (this.remindedAt && at.getTime() - this.remindedAt.getTime() < HOUR_MS) return;
    this.remindedAt = at;
    this.record(new ReservedAddressRequested(this.accountId, this.oldEmail, this.undoableUntil, at));
  }
}
