import type { InventoryResult } from '@casewright/rules/intake';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputMapping } from '../domain/checklist';
import { InputRows } from '../domain/input-rows.repository';
import { LockedChecklists } from './locked-checklists';

/** Records the result of checking and reading a file. */
export class SettleInput extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly fileId: string,
    /** The mapping that it was read with. */
    readonly mapping: InputMapping | null,
    /** Null for documents and refused files. */
    readonly read: InventoryResult | null,
  ) {
    super();
  }
}

@CommandHandler(SettleInput)
export class SettleInputHandler implements ICommandHandler<SettleInput> {
  constructor(
    private readonly locked: LockedChecklists,
    private readonly rows: InputRows,
  ) {}

  execute({ caseId, fileId, mapping, read }: SettleInput): Promise<void> {
    return this.locked.change(caseId, undefined, async ({ checklist }) => {
      const key = read && checklist.settle(fileId, mapping, read.reading);
      if (!key) return;
      await this.rows.clear(fileId);
      const kind = read.reading.intake?.rows;
      if (!kind || read.reading.problem !== null) return;
      const rows = { caseId, key, fileId, kind };
      await this.rows.add(rows, read.entries, read.faults);
      // Licenses of the hosts that the same file lists are counted, too.
      await this.rows.add({ ...rows, kind: kind === 'host' ? 'machine' : 'host' }, read.also, []);
      // A file that was read before may have corrections.
      checklist.keepCorrections(key, fileId, await this.rows.corrected(rows));
    });
  }
}
