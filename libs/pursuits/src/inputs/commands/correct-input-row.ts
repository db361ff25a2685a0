import { correctionFault, type RowCorrection } from '@casewright/rules/intake';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidCorrection, RowNotFound } from '../domain/input.errors';
import { InputRows } from '../domain/input-rows.repository';
import { LockedChecklists } from './locked-checklists';

/** Counts a row, leaves it out, or replaces one of its amounts. The file stays as it was. */
export class CorrectInputRow extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly caseId: string,
    readonly key: string,
    readonly correctionId: string,
    /** Of the row in the order of the file, from 0. */
    readonly position: number,
    readonly correction: RowCorrection,
  ) {
    super();
  }
}

@CommandHandler(CorrectInputRow)
export class CorrectInputRowHandler implements ICommandHandler<CorrectInputRow> {
  constructor(
    private readonly locked: LockedChecklists,
    private readonly rows: InputRows,
  ) {}

  /** @throws CaseNotFound, InputNotFound, InputNotChangeable, RowNotFound, InvalidCorrection */
  execute({ ownerId, caseId, key, correctionId, position, correction }: CorrectInputRow): Promise<void> {
    const fault = correctionFault(correction);
    if (fault) throw new InvalidCorrection(fault);
    return this.locked.change(caseId, ownerId, async ({ checklist, at }) => {
      const rows = { caseId, ...checklist.correctable(key) };
      const made = { ...correction, id: correctionId, position, byId: ownerId, at };
      if (!(await this.rows.correct(rows, made))) throw new RowNotFound();
      checklist.recount(key, rows.fileId, await this.rows.corrected(rows));
    });
  }
}
