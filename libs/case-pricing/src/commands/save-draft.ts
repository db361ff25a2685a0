import { Clock } from '@casewright/kernel';
import { rateCardAt } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { changeDraft, type DraftChange } from '../domain/draft';
import { DraftChangedElsewhere } from '../domain/draft.errors';
import { Drafts } from '../domain/draft.repository';
import { RateCards } from '../domain/rate-card.repository';

export interface SavedDraft {
  readonly revision: number;
}

/** Refused if another device has saved in between. */
export class SaveDraft extends Command<SavedDraft> {
  constructor(
    readonly ownerId: string,
    readonly change: DraftChange,
    /** Revision that was changed. 0 for none. */
    readonly basedOn: number,
  ) {
    super();
  }
}

@CommandHandler(SaveDraft)
export class SaveDraftHandler implements ICommandHandler<SaveDraft> {
  constructor(
    private readonly drafts: Drafts,
    private readonly rateCards: RateCards,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, change, basedOn }: SaveDraft): Promise<SavedDraft> {
    const now = this.clock.now();
    const draft = changeDraft(ownerId, change, rateCardAt(now, await this.rateCards.published()), now);
    const revision = await this.drafts.save(draft, basedOn, now);
    if (revision === undefined) throw new DraftChangedElsewhere();
    return { revision };
  }
}
