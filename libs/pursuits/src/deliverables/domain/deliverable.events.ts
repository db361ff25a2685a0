import { IntegrationEvent } from '@casewright/kernel';

export class DeliverablePublished extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly pursuitId: string,
    readonly ownerId: string,
    readonly prospect: string,
    /** From 1. */
    readonly number: number,
    readonly note: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.deliverable-published';
  }
}
