import { IntegrationEvent } from '@casewright/kernel';

/** Messages or conversations of these people were added, removed or changed. */
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

/** Separate from `MailboxChanged`, because drafts are saved every few seconds. */
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
