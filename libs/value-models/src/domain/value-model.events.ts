import { IntegrationEvent } from '@casewright/kernel';

/** The content, editor, comments or versions of a model changed. */
export class ValueModelChanged extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'value-models.model-changed';
  }
}

export class ValueModelVersionMade extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly versionId: string,
    /** For example "1.0". */
    readonly number: string,
    /** Hash of the snapshot's canonical JSON. */
    readonly sha256: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'value-models.version-made';
  }
}

/** The seller commented on a row. */
export class ValueModelCommented extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly rowLabel: string,
    readonly comment: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'value-models.commented';
  }
}
