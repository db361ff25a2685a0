import { Audit, Clock } from '@casewright/kernel';
import { rateChanges } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { published } from '../domain/rate-card-version';
import { RateCardNotFound } from '../domain/rate-card.errors';
import { RateCards, RateCardVersions } from '../domain/rate-card.repository';

/** Applies from `validFrom` on. */
export class PublishRateCard extends Command<void> {
  constructor(
    readonly id: string,
    /** Revision that was reviewed. */
    readonly basedOn: number,
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(PublishRateCard)
export class PublishRateCardHandler implements ICommandHandler<PublishRateCard> {
  constructor(
    private readonly versions: RateCardVersions,
    private readonly rateCards: RateCards,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ id, basedOn, by }: PublishRateCard): Promise<void> {
    const draft = (await this.versions.lockAll()).find((one) => one.id === id);
    if (!draft) throw new RateCardNotFound();
    const series = await this.rateCards.published();
    const newest = series.at(-1) ?? series[0];
    const next = published(draft, newest, basedOn, by, this.clock.now());
    await this.versions.save(next);
    await this.audit.record({
      details: {
        facts: { version: next.version, 'valid from': next.validFrom?.toISOString().slice(0, 10) ?? null },
        changes: rateChanges(newest, next.rates),
      },
    });
  }
}
