import { Clock, Events } from '@casewright/kernel';
import { deliverableNumber } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { type GeneratedVersionFile, refuseFile, toPublish } from '../domain/deliverable';
import { VersionNoteMissing } from '../domain/deliverable.errors';
import { DeliverablePublished } from '../domain/deliverable.events';
import { Deliverables } from '../domain/deliverables.repository';
import { caseInAnalysis } from './case-in-analysis';

/** Publishes prepared and generated files as a version for the seller. Returns its number. */
export class PublishDeliverable extends Command<number> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly note: string,
    readonly made: readonly GeneratedVersionFile[] = [],
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

  async execute({ caseId, byId, note: given, made }: PublishDeliverable): Promise<number> {
    const note = given.trim();
    if (!note) throw new VersionNoteMissing();
    const found = await caseInAnalysis(this.cases, caseId);
    const { id, files: prepared } = await this.deliverables.prepare(caseId);
    const files = [...prepared];
    for (const file of made) {
      refuseFile({ id: '', name: file.name, size: file.bytes.size }, files);
      files.push(await this.deliverables.addGeneratedFile(id, byId, file));
    }
    const at = this.clock.now();
    const published = toPublish(files);
    const number = await this.deliverables.publish(id, { files: published, note, byId, at });
    const shown = deliverableNumber(number, published);
    found.release(at);
    found.enter('publish-version', { party: 'provider', byId }, `Version ${shown}: ${note}`, at);
    await this.cases.save(found);
    const { ownerId, pursuitId } = found;
    const pursuit = await this.pursuits.findForUpdate(ownerId, pursuitId);
    const prospect = pursuit?.state.facts.prospect ?? '';
    this.events.record(new DeliverablePublished(caseId, pursuitId, ownerId, prospect, shown, note, at));
    return number;
  }
}
