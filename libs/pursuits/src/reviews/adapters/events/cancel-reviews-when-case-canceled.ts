import { HandlesEvent, type EventHandler } from '@casewright/platform';
import { CASE_STATES, type CaseState } from '@casewright/rules';
import { CommandBus } from '@nestjs/cqrs';
import { IsIn, IsUUID } from 'class-validator';
import { CancelReviews } from '../../commands/cancel-reviews';

class CaseMovedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsIn(CASE_STATES)
  readonly state!: CaseState;
}

@HandlesEvent({ event: 'pursuits.case-moved', name: 'pursuits.call-off-reviews-when-case-canceled' })
export class CancelReviewsWhenCaseCanceled implements EventHandler<CaseMovedPayload> {
  readonly payload = CaseMovedPayload;

  constructor(private readonly commands: CommandBus) {}

  async handle({ caseId, state }: CaseMovedPayload): Promise<void> {
    if (state === 'cancelled') await this.commands.execute(new CancelReviews(caseId));
  }
}
