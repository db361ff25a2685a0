import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Checklists } from '../domain/checklists.repository';
import { LockedChecklists } from './locked-checklists';

/** Withdraws an item or cancels its upload. */
export class ClearInput extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(ClearInput)
export class ClearInputHandler implements ICommandHandler<ClearInput> {
  constructor(
    private readonly locked: LockedChecklists,
    private readonly checklists: Checklists,
  ) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable */
  execute({ ownerId, caseId, key }: ClearInput): Promise<void> {
    return this.locked.change(caseId, ownerId, async ({ found, checklist, at }) => {
      const removed = checklist.clear(key, at);
      for (const id of removed) await this.checklists.removeFile(found, id);
    });
  }
}
