import { IntegrationEvent } from '@casewright/kernel';

/** Messages, drafts or conversations of these people came, went, or changed. */
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

/** A colleague of these admins is writing a reply. */
export class WritingNoted extends IntegrationEvent {
  constructor(
    readonly userIds: readonly string[],
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'messaging.writing-noted';
  }
}
