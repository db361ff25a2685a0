import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Hold } from '../domain/hold';
import { Holds } from '../domain/hold.repository';
import type { CaseBill } from './case-bill';
import { LedgerPoster } from './ledger-poster';

/** Holds the credits of a new case until its terms are confirmed. */
export class HoldCaseCredits extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly credits: number,
    readonly bill: CaseBill,
  ) {
    super();
  }
}

@CommandHandler(HoldCaseCredits)
export class HoldCaseCreditsHandler implements ICommandHandler<HoldCaseCredits> {
  constructor(
    private readonly poster: LedgerPoster,
    private readonly holds: Holds,
  ) {}

  async execute({ ownerId, credits, bill: { caseId, title, description } }: HoldCaseCredits): Promise<void> {
    const reason = { description, subject: title, cause: { kind: 'case', id: caseId } } as const;
    const [taken] = await this.poster.change(ownerId, (account, now) => [account.reserve(credits, reason, now)]);
    if (taken) await this.holds.add(new Hold(caseId, ownerId, credits, taken.id, taken.postedAt));
  }
}
