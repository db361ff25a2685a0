import { IntegrationEvent } from '@casewright/kernel';

export class InputChanged extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.input-changed';
  }
}

/** The columns of a file were mapped, so it is read again. */
export class InputMapped extends IntegrationEvent {
  constructor(
    readonly fileId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.input-mapped';
  }
}
