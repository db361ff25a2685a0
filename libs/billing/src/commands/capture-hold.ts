import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HoldUnknown } from '../domain/hold.errors';
import { Holds } from '../domain/hold.repository';
import type { Reason } from '../domain/ledger-transaction';
import { LedgerPoster } from './ledger-poster';
import { released } from './release-hold';

/** Pays for work from its hold and returns the rest to the owner. */
export class CaptureHold extends Command<void> {
  constructor(
    readonly holdId: string,
    readonly amount: number,
    readonly reason: Reason,
  ) {
    super();
  }
}

@CommandHandler(CaptureHold)
export class CaptureHoldHandler implements ICommandHandler<CaptureHold> {
  constructor(
    private readonly poster: LedgerPoster,
    private readonly holds: Holds,
  ) {}

  async execute({ holdId, amount, reason }: CaptureHold): Promise<void> {
    const hold = await this.holds.findForUpdate(holdId);
    if (!hold) throw new HoldUnknown();
    await this.poster.change(hold.ownerId, (account, now) => {
      const left = hold.capture(amount, now);
      const captured = account.capture(amount, reason, now);
      return left > 0 ? [...captured, ...released(account, hold, left, now)] : captured;
    });
  }
}
