import { IntegrationEvent } from '@casewright/kernel';

/** One email about unread messages is due. */
export class UnreadMailDue extends IntegrationEvent {
  constructor(
    readonly ownerId: string,
    /** Newest first. */
    readonly messageIds: readonly string[],
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'messaging.unread-mail-due';
  }
}
