import { IntegrationEvent } from '@casewright/kernel';

/** Its content, who edits it, its comments, or its versions. */
export class ValueModelChanged extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    /** The seller of the case. */
    readonly ownerId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'value-models.model-changed';
  }
}

/** A snapshot was frozen: documents can be made from it. */
export class ValueModelVersionMade extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly versionId: string,
    /** Such as "1.0". */
    readonly number: string,
    /** Of the canonical JSON of the snapshot. */
    readonly sha256: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'value-models.version-made';
  }
}
