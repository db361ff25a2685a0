import { Clock, Events } from '@casewright/kernel';
import {
  assumptionsToConfirm,
  canonicalJson,
  contentFaults,
  nextVersion,
  type Snapshot,
  type VersionKind,
  versionFaults,
  versionText,
} from '@casewright/rules';
import { fileStatements } from '@casewright/rules/model-templates';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DefaultsNotConfirmed, ModelInvalid, RevisionConflict } from '../domain/value-model.errors';
import { ValueModelChanged, ValueModelVersionMade } from '../domain/value-model.events';
import { CaseModels } from '../domain/value-model.repository';
import { ModelVersions } from '../domain/versions.repository';
import { modelToEdit } from './model-to-edit';
import { CasesToModel } from './ports';

export interface VersionToMake {
  readonly kind: VersionKind;
  readonly note: string;
  /** Whether a version for approval may have numbers without a source. */
  readonly acceptsDefaults: boolean;
  /** The revision that the analyst sees. */
  readonly revision: number;
  readonly brand: string;
  /** URL of the page that verifies documents. */
  readonly verifyAt: string;
}

export interface MadeVersion {
  readonly number: string;
  readonly sha256: string;
}

/** Freezes the current content. */
export class MakeVersion extends Command<MadeVersion> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly wanted: VersionToMake,
  ) {
    super();
  }
}

@CommandHandler(MakeVersion)
export class MakeVersionHandler implements ICommandHandler<MakeVersion> {
  constructor(
    private readonly cases: CasesToModel,
    private readonly models: CaseModels,
    private readonly versions: ModelVersions,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** @throws CaseNotFound, ModelNotEditable, ModelNotStarted, RevisionConflict, ModelInvalid, DefaultsNotConfirmed */
  async execute({ caseId, byId, wanted }: MakeVersion): Promise<MadeVersion> {
    const { ownerId, figures } = await modelToEdit(this.cases, this.models, caseId, 'make-version');
    if (figures.revision !== wanted.revision) throw new RevisionConflict(figures.revision);
    // Rules may have changed since the content was saved.
    const faults = [...contentFaults(figures.content), ...versionFaults(figures.content, wanted.kind)];
    if (faults.length > 0) throw new ModelInvalid(faults);

    const defaults = assumptionsToConfirm(figures.content.model.assumptions);
    const isConfirmed = wanted.kind === 'draft' || wanted.acceptsDefaults || defaults.length === 0;
    if (!isConfirmed) throw new DefaultsNotConfirmed(defaults);

    const id = crypto.randomUUID();
    const at = this.clock.now();
    const next = nextVersion(wanted.kind, await this.versions.newest(caseId));
    const number = versionText(next);
    const { brand, verifyAt } = wanted;
    const issued = { caseId, version: number, issuedOn: at.toISOString().slice(0, 10) };
    const statements = fileStatements(figures.content.model.assumptions, await this.cases.inputsOf(caseId));
    const snapshot = canonicalJson({
      ...figures.content,
      ...issued,
      ...{ brand, verifyAt },
      ...(statements.length > 0 && { fileStatements: statements }),
    } satisfies Snapshot);
    const note = wanted.note.trim();
    await this.cases.release(caseId);
    const sha256 = await this.versions.add({ ...next, id, caseId, snapshot, note, madeBy: byId, madeAt: at });
    this.events.record(new ValueModelVersionMade(caseId, ownerId, id, number, sha256, at));
    this.events.record(new ValueModelChanged(caseId, ownerId, at));
    return { number, sha256 };
  }
}
