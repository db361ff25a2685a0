import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DocumentCopy } from '../domain/document';
import { DraftNotDeliverable, VersionDelivered, VersionNotFound } from '../domain/value-model.errors';
import { ValueModelChanged } from '../domain/value-model.events';
import { CaseModels } from '../domain/value-model.repository';
import { ModelVersions } from '../domain/versions.repository';
import { modelToEdit } from './model-to-edit';
import { CaseDeliverables, CasesToModel } from './ports';

/** Publishes a version, with copies of its documents, as a deliverable of its case. */
export class DeliverVersion extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    /** For example "1.0". */
    readonly number: string,
    readonly note: string,
    readonly copies: readonly DocumentCopy[],
  ) {
    super();
  }

  /** What makes a request the same when it is repeated. The copies are made anew. */
  toJSON(): object {
    const { caseId, byId, number, note } = this;
    return { caseId, byId, number, note };
  }
}

@CommandHandler(DeliverVersion)
export class DeliverVersionHandler implements ICommandHandler<DeliverVersion> {
  constructor(
    private readonly cases: CasesToModel,
    private readonly models: CaseModels,
    private readonly versions: ModelVersions,
    private readonly deliverables: CaseDeliverables,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** @throws CaseNotFound, ModelNotEditable, ModelNotStarted, VersionNotFound, DraftNotDeliverable, VersionDelivered */
  async execute({ caseId, byId, number, note, copies }: DeliverVersion): Promise<void> {
    const { ownerId } = await modelToEdit(this.cases, this.models, caseId, 'make-version');
    const version = await this.versions.find(caseId, number);
    if (!version) throw new VersionNotFound();
    if (version.minor > 0) throw new DraftNotDeliverable();
    const at = this.clock.now();
    if (version.isDelivered) throw new VersionDelivered();
    const deliverable = await this.deliverables.publish(caseId, byId, note, copies);
    await this.versions.deliver(version.id, deliverable, byId, at);
    this.events.record(new ValueModelChanged(caseId, ownerId, at));
  }
}
