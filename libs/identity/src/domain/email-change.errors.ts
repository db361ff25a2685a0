import { DomainError } from '@casewright/kernel';

export class SameEmail extends DomainError {
  readonly code = 'identity.same-email';
  readonly kind = 'invalid';

  constructor() {
    super('This is your email address already.', { fields: { email: ['This is your email address already.'] } });
  }
}

/** It was completed, canceled, or expired. */
export class NoEmailChange extends DomainError {
  readonly code = 'identity.no-email-change';
  readonly kind = 'not-found';

  constructor() {
    super('No change of your email address is waiting. Please begin again.');
  }
}

export class ChangeLinkInvalid extends DomainError {
  readonly code = 'identity.change-link-invalid';
  readonly kind = 'invalid';

  constructor() {
    super('This link is no longer valid. Have another email sent.');
  }
}

/** Only shown once the mailbox is proved. */
export class AddressTaken extends DomainError {
  readonly code = 'identity.address-taken';
  readonly kind = 'conflict';

  constructor() {
    super('This email address belongs to another account. Please use a different one.');
  }
}

export class UndoLinkInvalid extends DomainError {
  readonly code = 'identity.undo-link-invalid';
  readonly kind = 'invalid';

  constructor() {
    super('This link has been used already, or is older than 7 days.');
  }
}
