import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Hold } from '../domain/hold';
import { Holds } from '../domain/hold.repository';
import { LedgerPoster } from './ledger-poster';

export interface ReservedCredits {
  readonly holdId: string;
}

/** Holds credits for work whose price is not known yet. */
export class ReserveCredits extends Command<ReservedCredits> {
  constructor(
    readonly ownerId: string,
    readonly amount: number,
    readonly description: string,
  ) {
    super();
  }
}

@CommandHandler(ReserveCredits)
export class ReserveCreditsHandler implements ICommandHandler<ReserveCredits> {
  constructor(
    private readonly poster: LedgerPoster,
    private readonly holds: Holds,
  ) {}

  async execute({ ownerId, amount, description }: ReserveCredits): Promise<ReservedCredits> {
    const holdId = crypto.randomUUID();
    await this.poster.change(ownerId, (account, now) => {
      const reserved = account.reserve(amount, { description, cause: { kind: 'hold', id: holdId } }, now);
      this.holds.add(new Hold(holdId, ownerId, amount, reserved.id, now));
      return [reserved];
    });
    return { holdId };
  }
}
