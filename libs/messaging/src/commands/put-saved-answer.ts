import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SavedAnswerIncomplete } from '../domain/provider-inbox.errors';
import type { SavedAnswer } from '../domain/saved-answer';
import { SavedAnswers } from '../domain/saved-answers.repository';

export class PutSavedAnswer extends Command<void> {
  constructor(readonly answer: SavedAnswer) {
    super();
  }
}

@CommandHandler(PutSavedAnswer)
export class PutSavedAnswerHandler implements ICommandHandler<PutSavedAnswer> {
  constructor(
    private readonly answers: SavedAnswers,
    private readonly clock: Clock,
  ) {}

  async execute({ answer }: PutSavedAnswer): Promise<void> {
    const missing = (['title', 'content'] as const).filter((field) => !answer[field].trim());
    if (missing.length > 0) throw new SavedAnswerIncomplete(missing);
    await this.answers.put({ ...answer, title: answer.title.trim() }, this.clock.now());
  }
}
