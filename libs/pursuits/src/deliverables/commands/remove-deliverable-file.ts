import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Cases } from '../../domain/case.repository';
import { Deliverables } from '../domain/deliverables.repository';
import { caseInAnalysis } from './case-in-analysis';

/** Removes a file from the next version. Published versions never change. */
export class RemoveDeliverableFile extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly fileId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveDeliverableFile)
export class RemoveDeliverableFileHandler implements ICommandHandler<RemoveDeliverableFile> {
  constructor(
    private readonly cases: Cases,
    private readonly deliverables: Deliverables,
  ) {}

  async execute({ caseId, fileId }: RemoveDeliverableFile): Promise<void> {
    await caseInAnalysis(this.cases, caseId);
    const { id } = await this.deliverables.prepare(caseId);
    await this.deliverables.removeFile(id, fileId);
  }
}
