import type { InputReading } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputMapping } from '../domain/checklist';
import { LockedChecklists } from './locked-checklists';

/** The file of an item was checked, and read where it has rows. */
export class SettleInput extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly fileId: string,
    /** By which it was read. */
    readonly mapping: InputMapping | null,
    /** Null for a document, and for a file that was refused. */
    readonly reading: InputReading | null,
  ) {
    super();
  }
}

@CommandHandler(SettleInput)
export class SettleInputHandler implements ICommandHandler<SettleInput> {
  constructor(private readonly locked: LockedChecklists) {}

  execute({ caseId, fileId, mapping, reading }: SettleInput): Promise<void> {
    return this.locked.change(caseId, undefined, ({ checklist }) => {
      if (reading) checklist.settle(fileId, mapping, reading);
    });
  }
}
