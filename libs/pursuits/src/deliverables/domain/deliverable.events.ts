import { IntegrationEvent } from '@casewright/kernel';

export class DeliverablePublished extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly pursuitId: string,
    readonly ownerId: string,
    readonly prospect: string,
    /** As people read it. For example "1.0". */
    readonly number: string,
    readonly note: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.deliverable-published';
  }

  override get version(): number {
    return 2;
  }
}
