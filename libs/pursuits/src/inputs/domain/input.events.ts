import { IntegrationEvent } from '@casewright/kernel';

/** Something was provided for a case, or the provider decided about it. */
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

/** The seller said which column of a file is which: it is read again. */
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
