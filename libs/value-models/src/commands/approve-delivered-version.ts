import { Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ValueModelChanged } from '../domain/value-model.events';
import { ModelVersions } from '../domain/versions.repository';
import { CaseDeliverables } from './ports';

/** Marks the version that was delivered as the approved deliverable. */
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
    private readonly deliverables: CaseDeliverables,
    private readonly versions: ModelVersions,
    private readonly events: Events,
  ) {}

  async execute({ caseId, ownerId, at }: ApproveDeliveredVersion): Promise<void> {
    const approved = await this.deliverables.approved(caseId, at);
    if (approved !== undefined && (await this.versions.approveDelivered(caseId, approved, at)))
      this.events.record(new ValueModelChanged(caseId, ownerId, at));
  }
}
