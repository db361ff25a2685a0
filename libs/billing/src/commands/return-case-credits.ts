import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreditAccount } from '../domain/credit-account';
import { Ledger } from '../domain/credit-account.repository';
import type { Hold } from '../domain/hold';
import { HoldUnknown, ReturnTooLarge } from '../domain/hold.errors';
import { Holds } from '../domain/hold.repository';
import type { LedgerTransaction } from '../domain/ledger-transaction';
import type { CaseBill } from './case-bill';
import { LedgerPoster } from './ledger-poster';

/** Returns credits of a case that ended early to their grants. */
export class ReturnCaseCredits extends Command<void> {
  constructor(
    /** Of those held or earned. The remainder of a hold is earned, so 0 is allowed for a hold. */
    readonly credits: number,
    readonly bill: CaseBill,
  ) {
    super();
  }
}

@CommandHandler(ReturnCaseCredits)
export class ReturnCaseCreditsHandler implements ICommandHandler<ReturnCaseCredits> {
  constructor(
    private readonly poster: LedgerPoster,
    private readonly holds: Holds,
    private readonly ledger: Ledger,
  ) {}

  async execute({ credits, bill }: ReturnCaseCredits): Promise<void> {
    const hold = await this.holds.findForUpdate(bill.caseId);
    if (!hold) throw new HoldUnknown();
    await this.poster.change(hold.ownerId, (account, now) => {
      if (hold.state.endedAt) return this.refunded(account, hold, credits, bill, now);
      if (credits > hold.credits) throw new ReturnTooLarge(hold.credits);
      const earned = hold.credits - credits;
      if (earned > 0) hold.capture(earned, now);
      else hold.release(now);
      return [
        ...(earned > 0 ? account.capture(earned, reasonOf(bill, 'earned'), now) : []),
        ...(credits > 0 ? account.release(credits, reasonOf(bill, 'release'), now, hold.transactionId) : []),
      ];
    });
    await this.holds.save(hold);
  }

  /** A requote debited what exceeds the hold. */
  private async refunded(account: CreditAccount, hold: Hold, credits: number, bill: CaseBill, now: Date) {
    const fromHold = Math.min(credits, hold.state.captured);
    const fromRequote = credits - fromHold;
    const requote = fromRequote > 0 ? await this.ledger.find({ kind: 'requote', id: hold.caseId }) : undefined;
    if (fromHold === 0 || (fromRequote > 0 && !requote)) throw new ReturnTooLarge(hold.state.captured);
    const refunds: LedgerTransaction[] = [
      ...account.refund(fromHold, reasonOf(bill, 'return'), now, hold.transactionId),
    ];
    if (requote) {
      const reason = reasonOf({ ...bill, caseId: `${bill.caseId} requote` }, 'return');
      refunds.push(...account.refund(fromRequote, reason, now, requote));
    }
    return refunds;
  }
}

const reasonOf = <Kind extends 'earned' | 'release' | 'return'>(
  { caseId: id, title: subject, description }: CaseBill,
  kind: Kind,
) => ({
  description,
  subject,
  cause: { kind, id },
});
