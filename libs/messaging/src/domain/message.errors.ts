import { DomainError } from '@casewright/kernel';

export class MessageIncomplete extends DomainError {
  readonly code = 'messaging.message-incomplete';
  readonly kind = 'invalid';

  constructor(missing: readonly string[]) {
    super('Please fill in all fields.', {
      fields: Object.fromEntries(missing.map((field) => [field, [`${field} must not be empty`]])),
    });
  }
}

export class NoAdmins extends DomainError {
  readonly code = 'messaging.no-admins';
  readonly kind = 'conflict';

  constructor() {
    super('Unable to find any admins to send message to.');
  }
}

export class RecipientUnknown extends DomainError {
  readonly code = 'messaging.recipient-unknown';
  readonly kind = 'invalid';

  constructor(recipient: string) {
    const message = `No one has the email address or ID ${recipient}.`;
    super(message, { fields: { recipient: [message] } });
  }
}

export class MessageNotFound extends DomainError {
  readonly code = 'messaging.message-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This message doesn’t exist or was deleted.');
  }
}

/** Deleted accounts lose their name, but their messages stay with recipients. */
export class RecipientLeft extends DomainError {
  readonly code = 'messaging.recipient-left';
  readonly kind = 'conflict';

  constructor() {
    super("This person has closed their account, so you can't reply.");
  }
}

export class RestoreTooLate extends DomainError {
  readonly code = 'messaging.restore-too-late';
  readonly kind = 'conflict';

  constructor() {
    super('This message was permanently deleted.');
  }
}

export class ConversationNotFound extends DomainError {
  readonly code = 'messaging.conversation-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This conversation doesn’t exist or was deleted.');
  }
}
