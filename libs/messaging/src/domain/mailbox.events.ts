import { IntegrationEvent } from '@casewright/kernel';

/** Messages or conversations of these people came, went, or changed. */
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

/** A draft of these people came, went, or changed. Written every few seconds: what shows messages is not concerned. */
export class DraftsChanged extends IntegrationEvent {
  constructor(
    readonly userIds: readonly string[],
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'messaging.drafts-changed';
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
