import { creditsText } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreditAccount } from '../domain/credit-account';
import type { Hold } from '../domain/hold';
import { HoldUnknown } from '../domain/hold.errors';
import { Holds } from '../domain/hold.repository';
import type { LedgerTransaction } from '../domain/ledger-transaction';
import { LedgerPoster } from './ledger-poster';

export class ReleaseHold extends Command<void> {
  constructor(readonly holdId: string) {
    super();
  }
}

@CommandHandler(ReleaseHold)
export class ReleaseHoldHandler implements ICommandHandler<ReleaseHold> {
  constructor(
    private readonly poster: LedgerPoster,
    private readonly holds: Holds,
  ) {}

  async execute({ holdId }: ReleaseHold): Promise<void> {
    const hold = await this.holds.findForUpdate(holdId);
    if (!hold) throw new HoldUnknown();
    await this.poster.change(hold.ownerId, (account, now) => {
      hold.release(now);
      return released(account, hold, hold.credits, now);
    });
  }
}

export function released(account: CreditAccount, hold: Hold, credits: number, at: Date): readonly LedgerTransaction[] {
  const reason = {
    description: `${creditsText(credits)} released from a hold`,
    cause: { kind: 'release', id: hold.id },
  } as const;
  return account.release(credits, reason, at, hold.transactionId);
}
