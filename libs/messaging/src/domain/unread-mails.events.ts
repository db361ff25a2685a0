import { IntegrationEvent } from '@casewright/kernel';

/** Somebody is to get one email about these unread messages. */
export class UnreadMailDue extends IntegrationEvent {
  constructor(
    readonly ownerId: string,
    /** The newest first. */
    readonly messageIds: readonly string[],
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'messaging.unread-mail-due';
  }
}
