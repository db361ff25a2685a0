import type { InputAnswers } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Checklists } from '../domain/checklists.repository';
import { LockedChecklists } from './locked-checklists';

/** Typed answers in place of a file. */
export class AnswerInput extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
    readonly answers: InputAnswers,
  ) {
    super();
  }
}

@CommandHandler(AnswerInput)
export class AnswerInputHandler implements ICommandHandler<AnswerInput> {
  constructor(
    private readonly locked: LockedChecklists,
    private readonly checklists: Checklists,
  ) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable, InvalidAnswers */
  execute({ ownerId, caseId, key, answers }: AnswerInput): Promise<void> {
    return this.locked.change(caseId, ownerId, async ({ found, checklist, at }) => {
      const replaced = checklist.answer(key, answers, at);
      for (const id of replaced) await this.checklists.removeFile(found, id);
    });
  }
}
