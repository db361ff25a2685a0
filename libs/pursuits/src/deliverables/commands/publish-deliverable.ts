import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { toPublish } from '../domain/deliverable';
import { VersionNoteMissing } from '../domain/deliverable.errors';
import { DeliverablePublished } from '../domain/deliverable.events';
import { Deliverables } from '../domain/deliverables.repository';
import { caseInAnalysis } from './case-in-analysis';

/** The prepared files become a version that the seller reads. */
export class PublishDeliverable extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(PublishDeliverable)
export class PublishDeliverableHandler implements ICommandHandler<PublishDeliverable> {
  constructor(
    private readonly cases: Cases,
    private readonly pursuits: Pursuits,
    private readonly deliverables: Deliverables,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, byId, note: given }: PublishDeliverable): Promise<void> {
    const note = given.trim();
    if (!note) throw new VersionNoteMissing();
    const { ownerId, pursuitId } = await caseInAnalysis(this.cases, caseId);
    const { id, files } = await this.deliverables.prepare(caseId);
    const at = this.clock.now();
    const number = await this.deliverables.publish(id, { files: toPublish(files), note, byId, at });
    const pursuit = await this.pursuits.findForUpdate(ownerId, pursuitId);
    const prospect = pursuit?.state.facts.prospect ?? '';
    this.events.record(new DeliverablePublished(caseId, pursuitId, ownerId, prospect, number, note, at));
  }
}
