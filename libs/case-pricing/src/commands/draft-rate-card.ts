import { Audit, Clock } from '@casewright/kernel';
import { rateCardAt } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { draftFrom, freeVersion } from '../domain/rate-card-version';
import { RateCards, RateCardVersions } from '../domain/rate-card.repository';

export interface DraftedRateCard {
  readonly id: string;
  readonly version: string;
}

/** Starts a draft with today's rates. */
export class DraftRateCard extends Command<DraftedRateCard> {
  constructor(readonly by: string) {
    super();
  }
}

@CommandHandler(DraftRateCard)
export class DraftRateCardHandler implements ICommandHandler<DraftRateCard> {
  constructor(
    private readonly versions: RateCardVersions,
    private readonly rateCards: RateCards,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ by }: DraftRateCard): Promise<DraftedRateCard> {
    const now = this.clock.now();
    const known = await this.versions.lockAll();
    const today = rateCardAt(now, await this.rateCards.published());
    const version = freeVersion(now, (name) => known.some((one) => one.version === name));
    const draft = draftFrom(today, version, by, now);
    await this.versions.add(draft);
    await this.audit.record({ subject: { kind: 'rate-card', id: draft.id }, details: { facts: { version } } });
    return { id: draft.id, version };
  }
}
