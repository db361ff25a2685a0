import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound, NoteMissing } from '../domain/case.errors';
import { Cases } from '../domain/case.repository';

/** Internal to the provider: sellers do not see it. */
export class AddCaseNote extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(AddCaseNote)
export class AddCaseNoteHandler implements ICommandHandler<AddCaseNote> {
  constructor(
    private readonly cases: Cases,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, byId, note }: AddCaseNote): Promise<void> {
    if (!note.trim()) throw new NoteMissing();
    const isAdded = await this.cases.addNote({ caseId, byId, note: note.trim(), at: this.clock.now() });
    if (!isAdded) throw new CaseNotFound();
  }
}
