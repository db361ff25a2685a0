import { HandlesEvent, type EventHandler } from '@casewright/platform';
import { CASE_COMMANDS, CASE_STATES, type CaseCommand, type CaseState } from '@casewright/rules';
import { CommandBus } from '@nestjs/cqrs';
import { IsIn, IsUUID } from 'class-validator';
import { CancelReviews } from '../../commands/cancel-reviews';

class CaseMovedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsIn(CASE_COMMANDS)
  readonly command!: CaseCommand;

  @IsIn(CASE_STATES)
  readonly state!: CaseState;
}

@HandlesEvent({ event: 'pursuits.case-moved', name: 'pursuits.call-off-reviews-when-case-canceled' })
export class CancelReviewsWhenCaseMoved implements EventHandler<CaseMovedPayload> {
  readonly payload = CaseMovedPayload;

  constructor(private readonly commands: CommandBus) {}

  async handle({ caseId, command, state }: CaseMovedPayload): Promise<void> {
    await this.commands.execute(new CancelReviews(caseId, { command, state }));
  }
}
