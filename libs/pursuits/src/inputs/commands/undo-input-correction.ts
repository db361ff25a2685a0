import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RowNotFound } from '../domain/input.errors';
import { InputRows } from '../domain/input-rows.repository';
import { LockedChecklists } from './locked-checklists';

/** The row counts again as it is in the file. The correction stays on record. */
export class UndoInputCorrection extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
    readonly correctionId: string,
  ) {
    super();
  }
}

@CommandHandler(UndoInputCorrection)
export class UndoInputCorrectionHandler implements ICommandHandler<UndoInputCorrection> {
  constructor(
    private readonly locked: LockedChecklists,
    private readonly rows: InputRows,
  ) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable, RowNotFound */
  execute({ ownerId, caseId, key, correctionId }: UndoInputCorrection): Promise<void> {
    return this.locked.change(caseId, ownerId, async ({ checklist, at }) => {
      const rows = { caseId, ...checklist.correctable(key) };
      if (!(await this.rows.undo(rows, correctionId, ownerId, at))) throw new RowNotFound();
      checklist.recount(key, rows.fileId, await this.rows.corrected(rows));
    });
  }
}
