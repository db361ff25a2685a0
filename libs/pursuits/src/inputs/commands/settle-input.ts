import type { InputReading } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputMapping } from '../domain/checklist';
import { LockedChecklists } from './locked-checklists';

/** Records the result of checking and reading a file. */
export class SettleInput extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly fileId: string,
    /** The mapping that it was read with. */
    readonly mapping: InputMapping | null,
    /** Null for documents and refused files. */
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
