import type { IntakeChoices } from '@casewright/rules/intake';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LockedChecklists } from './locked-checklists';

/** Sets which rows and which storage of a file count. */
export class ChooseInputRows extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
    readonly choices: IntakeChoices,
  ) {
    super();
  }
}

@CommandHandler(ChooseInputRows)
export class ChooseInputRowsHandler implements ICommandHandler<ChooseInputRows> {
  constructor(private readonly locked: LockedChecklists) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable, NothingToChoose, InvalidChoices */
  execute({ ownerId, caseId, key, choices }: ChooseInputRows): Promise<void> {
    return this.locked.change(caseId, ownerId, ({ checklist, at }) =>
      checklist.choose(key, choices, { byId: ownerId, at: at.toISOString() }),
    );
  }
}
