import { Clock, Events } from '@casewright/kernel';
import type { CaseParty } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import { Cases } from '../../domain/case.repository';
import { ActionItemNotFound } from '../domain/review.errors';
import { ReviewChanged } from '../domain/review.events';
import { Reviews } from '../domain/reviews.repository';

/** Sellers may change only their own cases. */
export class SetActionItemDone extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly itemId: string,
    readonly by: { readonly id: string; readonly party: CaseParty },
    readonly isDone: boolean,
  ) {
    super();
  }
}

@CommandHandler(SetActionItemDone)
export class SetActionItemDoneHandler implements ICommandHandler<SetActionItemDone> {
  constructor(
    private readonly cases: Cases,
    private readonly reviews: Reviews,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, itemId, by, isDone }: SetActionItemDone): Promise<void> {
    const found = await this.cases.findForUpdate(caseId);
    if (!found || (by.party === 'seller' && found.ownerId !== by.id)) throw new CaseNotFound();
    const now = this.clock.now();
    const item = await this.reviews.setItemDone(caseId, itemId, isDone, by.id, now);
    if (!item) throw new ActionItemNotFound();
    if (isDone === item.wasDone) return;
    this.events.record(new ReviewChanged(caseId, found.ownerId, now));
    found.enter(isDone ? 'complete-item' : 'reopen-item', { party: by.party, byId: by.id }, item.text, now);
    await this.cases.save(found);
  }
}
