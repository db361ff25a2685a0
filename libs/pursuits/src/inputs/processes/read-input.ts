import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { SettleInput } from '../commands/settle-input';
import { GetInputToRead } from '../queries/get-input-to-read';
import { InputReader } from './input-reader';

/** Reads the file of an item once it passed its checks. Idempotent, so it can be repeated after a crash. */
@Injectable()
export class ReadInput {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly reader: InputReader,
  ) {}

  async run(fileId: string): Promise<void> {
    const found = await this.queries.execute(new GetInputToRead(fileId));
    if (!found) return;
    const { caseId, asked, mapping, file } = found;
    const read = asked.table && file.state === 'ready' ? await this.reader.read(file, asked.table, mapping) : null;
    await this.commands.execute(new SettleInput(caseId, fileId, mapping, read));
  }
}
