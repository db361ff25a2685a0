import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SavedAnswerNotFound } from '../domain/provider-inbox.errors';
import { SavedAnswers } from '../domain/saved-answers.repository';

export class DeleteSavedAnswer extends Command<void> {
  constructor(readonly answerId: string) {
    super();
  }
}

@CommandHandler(DeleteSavedAnswer)
export class DeleteSavedAnswerHandler implements ICommandHandler<DeleteSavedAnswer> {
  constructor(private readonly answers: SavedAnswers) {}

  async execute({ answerId }: DeleteSavedAnswer): Promise<void> {
    if (!(await this.answers.delete(answerId))) throw new SavedAnswerNotFound();
  }
}
