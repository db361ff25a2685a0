import { IntegrationEvent } from '@casewright/kernel';

/** Messages of these people came, went, or were read. */
export class MailboxChanged extends IntegrationEvent {
  constructor(
    readonly userIds: readonly string[],
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'messaging.mailbox-changed';
  }
}
