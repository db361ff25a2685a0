import { Audit, Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { withdrawn } from '../domain/rate-card-version';
import { RateCardNotFound } from '../domain/rate-card.errors';
import { RateCardVersions } from '../domain/rate-card.repository';

/** Turns a published card into a draft again, before it applies. */
export class WithdrawRateCard extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(WithdrawRateCard)
export class WithdrawRateCardHandler implements ICommandHandler<WithdrawRateCard> {
  constructor(
    private readonly versions: RateCardVersions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: WithdrawRateCard): Promise<void> {
    const card = (await this.versions.lockAll()).find((one) => one.id === id);
    if (!card) throw new RateCardNotFound();
    await this.versions.save(withdrawn(card, this.clock.now()));
    await this.audit.record({ details: { facts: { version: card.version } } });
  }
}
