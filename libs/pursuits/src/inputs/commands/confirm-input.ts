import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LockedChecklists } from './locked-checklists';

/** Confirms what looks implausible in a file. */
export class ConfirmInput extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmInput)
export class ConfirmInputHandler implements ICommandHandler<ConfirmInput> {
  constructor(private readonly locked: LockedChecklists) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable, NothingToConfirm */
  execute({ ownerId, caseId, key }: ConfirmInput): Promise<void> {
    return this.locked.change(caseId, ownerId, ({ checklist, at }) =>
      checklist.confirm(key, { byId: ownerId, at: at.toISOString() }),
    );
  }
}
