import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Checklists } from '../domain/checklists.repository';
import { LockedChecklists } from './locked-checklists';

/** Uses the new file of an item instead of the current one, or keeps the current one. The other is deleted. */
export class TakeReplacement extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
    readonly isTaken: boolean,
  ) {
    super();
  }
}

@CommandHandler(TakeReplacement)
export class TakeReplacementHandler implements ICommandHandler<TakeReplacement> {
  constructor(
    private readonly locked: LockedChecklists,
    private readonly checklists: Checklists,
  ) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable, NoReplacement */
  execute({ ownerId, caseId, key, isTaken }: TakeReplacement): Promise<void> {
    return this.locked.change(caseId, ownerId, async ({ found, checklist, at }) => {
      const removed = isTaken ? checklist.takeReplacement(key, at) : checklist.dropReplacement(key);
      for (const id of removed) await this.checklists.removeFile(found, id);
    });
  }
}
