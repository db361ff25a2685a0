import { type InputReading, type InputTable } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { SettleInput } from '../commands/settle-input';
import type { InputMapping } from '../domain/checklist';
import { TableReader } from '../domain/read-table';
import { GetInputToRead } from '../queries/get-input-to-read';
import { FileUnreadable, type SheetFile, SheetRows } from './sheet-rows';

/** Reads the file of an item once it passed its checks. Idempotent, so it can be repeated after a crash. */
@Injectable()
export class ReadInput {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly sheets: SheetRows,
  ) {}

  async run(fileId: string): Promise<void> {
    const found = await this.queries.execute(new GetInputToRead(fileId));
    if (!found) return;
    const { caseId, asked, mapping, file } = found;
    const reading = asked.table && file.state === 'ready' ? await this.readingOf(file, asked.table, mapping) : null;
    await this.commands.execute(new SettleInput(caseId, fileId, mapping, reading));
  }

  private async readingOf(file: SheetFile, table: InputTable, mapping: InputMapping | null): Promise<InputReading> {
    const reader = new TableReader(table, mapping);
    try {
      await this.sheets.read(file, (row) => reader.take(row));
      return reader.result();
    } catch (error) {
      if (!(error instanceof FileUnreadable)) throw error;
      return { problem: error.message, sheets: [], rows: 0, totals: {}, faults: [] };
    }
  }
}
