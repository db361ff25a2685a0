import { Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ValueModelChanged } from '../domain/value-model.events';
import { ModelVersions } from '../domain/versions.repository';

/** The seller approved the case: the version that was delivered last is the one that counts. */
export class ApproveDeliveredVersion extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly at: Date,
  ) {
    super();
  }
}

@CommandHandler(ApproveDeliveredVersion)
export class ApproveDeliveredVersionHandler implements ICommandHandler<ApproveDeliveredVersion> {
  constructor(
    private readonly versions: ModelVersions,
    private readonly events: Events,
  ) {}

  async execute({ caseId, ownerId, at }: ApproveDeliveredVersion): Promise<void> {
    if (await this.versions.approveDelivered(caseId, at))
      this.events.record(new ValueModelChanged(caseId, ownerId, at));
  }
}
