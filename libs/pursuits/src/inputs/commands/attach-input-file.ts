import { askedInputs, inputLimits, typesOf } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewInputFile } from '../domain/checklist';
import { Checklists } from '../domain/checklists.repository';
import { LockedChecklists } from './locked-checklists';

/** Registers a file for an item. Its bytes are uploaded afterwards. */
export class AttachInputFile extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
    readonly file: NewInputFile,
  ) {
    super();
  }
}

@CommandHandler(AttachInputFile)
export class AttachInputFileHandler implements ICommandHandler<AttachInputFile> {
  constructor(
    private readonly locked: LockedChecklists,
    private readonly checklists: Checklists,
  ) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable, InputFileRefused, FileIdTaken */
  execute({ ownerId, caseId, key, file }: AttachInputFile): Promise<void> {
    return this.locked.change(caseId, ownerId, async ({ found, checklist, at }) => {
      const replaced = checklist.attach(key, file, at);
      const asked = askedInputs(found.figures.terms.selections).find((one) => one.key === key);
      const limits = asked && inputLimits(asked);
      await this.checklists.addFile(found, file, limits ? typesOf(limits) : []);
      for (const id of replaced) await this.checklists.removeFile(found, id);
    });
  }
}
