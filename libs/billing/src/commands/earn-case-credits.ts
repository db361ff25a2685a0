import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HoldUnknown } from '../domain/hold.errors';
import { Holds } from '../domain/hold.repository';
import type { CaseBill } from './case-bill';
import { LedgerPoster } from './ledger-poster';

/** Captures the credits of a case when its terms are confirmed. Debits or returns the difference to the hold. */
export class EarnCaseCredits extends Command<void> {
  constructor(
    /** Cost of the confirmed terms. */
    readonly credits: number,
    readonly bill: CaseBill,
  ) {
    super();
  }
}

@CommandHandler(EarnCaseCredits)
export class EarnCaseCreditsHandler implements ICommandHandler<EarnCaseCredits> {
  constructor(
    private readonly poster: LedgerPoster,
    private readonly holds: Holds,
  ) {}

  async execute({ credits, bill: { caseId, title: subject, description } }: EarnCaseCredits): Promise<void> {
    const hold = await this.holds.findForUpdate(caseId);
    if (!hold) throw new HoldUnknown();
    const because = <Kind extends 'requote' | 'earned' | 'release'>(kind: Kind) => ({
      description,
      subject,
      cause: { kind, id: caseId },
    });
    await this.poster.change(hold.ownerId, (account, now) => {
      const held = Math.min(credits, hold.credits);
      const [more, rest] = [credits - held, hold.capture(held, now)];
      return [
        ...(more > 0 ? account.spend(more, because('requote'), now) : []),
        ...account.capture(held, because('earned'), now),
        ...(rest > 0 ? account.release(rest, because('release'), now, hold.transactionId) : []),
      ];
    });
    await this.holds.save(hold);
  }
}
