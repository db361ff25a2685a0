import { Audit } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuseUnlessDraft } from '../domain/rate-card-version';
import { RateCardNotFound } from '../domain/rate-card.errors';
import { RateCardVersions } from '../domain/rate-card.repository';

export class DiscardRateCard extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(DiscardRateCard)
export class DiscardRateCardHandler implements ICommandHandler<DiscardRateCard> {
  constructor(
    private readonly versions: RateCardVersions,
    private readonly audit: Audit,
  ) {}

  async execute({ id }: DiscardRateCard): Promise<void> {
    const draft = (await this.versions.lockAll()).find((one) => one.id === id);
    if (!draft) throw new RateCardNotFound();
    refuseUnlessDraft(draft);
    await this.versions.remove(id);
    await this.audit.record({ details: { facts: { version: draft.version } } });
  }
}
