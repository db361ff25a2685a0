import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Cases } from '../../domain/case.repository';
import { type NewVersionFile, type PreparedFile, refuseFile } from '../domain/deliverable';
import { Deliverables } from '../domain/deliverables.repository';
import { caseInAnalysis } from './case-in-analysis';

/** Adds a file to the next version. Its bytes are uploaded afterwards. */
export class AddDeliverableFile extends Command<PreparedFile> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly wanted: NewVersionFile,
  ) {
    super();
  }
}

@CommandHandler(AddDeliverableFile)
export class AddDeliverableFileHandler implements ICommandHandler<AddDeliverableFile> {
  constructor(
    private readonly cases: Cases,
    private readonly deliverables: Deliverables,
  ) {}

  async execute({ caseId, byId, wanted }: AddDeliverableFile): Promise<PreparedFile> {
    await caseInAnalysis(this.cases, caseId);
    const { id, files } = await this.deliverables.prepare(caseId);
    refuseFile(wanted, files);
    return this.deliverables.addFile(id, byId, wanted);
  }
}
