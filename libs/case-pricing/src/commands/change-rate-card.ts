import { Audit, Clock } from '@casewright/kernel';
import { rateChanges } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { changed, type RateCardChange } from '../domain/rate-card-version';
import { RateCardNotFound, VersionTaken } from '../domain/rate-card.errors';
import { RateCardVersions } from '../domain/rate-card.repository';

export class ChangeRateCard extends Command<{ readonly revision: number }> {
  constructor(
    readonly id: string,
    readonly change: RateCardChange,
    /** Revision that was changed. */
    readonly basedOn: number,
  ) {
    super();
  }
}

@CommandHandler(ChangeRateCard)
export class ChangeRateCardHandler implements ICommandHandler<ChangeRateCard> {
  constructor(
    private readonly versions: RateCardVersions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ id, change, basedOn }: ChangeRateCard): Promise<{ readonly revision: number }> {
    const known = await this.versions.lockAll();
    const before = known.find((one) => one.id === id);
    if (!before) throw new RateCardNotFound();
    const after = changed(before, change, basedOn, this.clock.now());
    if (known.some((one) => one.id !== id && one.version === after.version)) throw new VersionTaken(after.version);
    await this.versions.save(after);
    const day = ({ validFrom }: RateCardChange) => validFrom?.toISOString().slice(0, 10) ?? null;
    await this.audit.record({
      details: {
        changes: {
          ...(before.version !== after.version && { version: [before.version, after.version] }),
          ...(day(before) !== day(after) && { 'valid from': [day(before), day(after)] }),
          ...rateChanges(before.rates, after.rates),
        },
      },
    });
    return { revision: after.revision };
  }
}
