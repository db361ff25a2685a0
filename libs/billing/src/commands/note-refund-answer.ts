import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Adjustments } from '../domain/adjustment.repository';

/** The provider answered an attempt to send a refund. */
export class NoteRefundAnswer extends Command<void> {
  constructor(
    readonly adjustmentId: string,
    readonly attempt: number,
  ) {
    super();
  }
}

@CommandHandler(NoteRefundAnswer)
export class NoteRefundAnswerHandler implements ICommandHandler<NoteRefundAnswer> {
  constructor(private readonly adjustments: Adjustments) {}

  async execute({ adjustmentId, attempt }: NoteRefundAnswer): Promise<void> {
    (await this.adjustments.findForUpdate(adjustmentId))?.noteAnswer(attempt);
  }
}
