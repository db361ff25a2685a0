import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { changeDraft, type DraftChange } from '../domain/draft';
import { DraftChangedElsewhere } from '../domain/draft.errors';
import { Drafts } from '../domain/draft.repository';
import { RateCards } from '../domain/rate-cards';

export interface KeptDraft {
  readonly revision: number;
}

/** Keeps what a seller is working on, unless another device has kept something since. */
export class KeepDraft extends Command<KeptDraft> {
  constructor(
    readonly ownerId: string,
    readonly change: DraftChange,
    /** The revision that was changed; 0 when there was none. */
    readonly basedOn: number,
  ) {
    super();
  }
}

@CommandHandler(KeepDraft)
export class KeepDraftHandler implements ICommandHandler<KeepDraft> {
  constructor(
    private readonly drafts: Drafts,
    private readonly rateCards: RateCards,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, change, basedOn }: KeepDraft): Promise<KeptDraft> {
    const now = this.clock.now();
    const draft = changeDraft(ownerId, change, this.rateCards.validAt(now), now);
    const revision = await this.drafts.keep(draft, basedOn, now);
    if (revision === undefined) throw new DraftChangedElsewhere();
    return { revision };
  }
}
