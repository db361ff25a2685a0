import { DomainError } from '@casewright/kernel';

export class SameEmail extends DomainError {
  readonly code = 'identity.same-email';
  readonly kind = 'invalid';

  constructor() {
    super('This is already your email address.', { fields: { email: ['This is already your email address.'] } });
  }
}

/** The change was completed, canceled, or expired. */
export class NoEmailChange extends DomainError {
  readonly code = 'identity.no-email-change';
  readonly kind = 'not-found';

  constructor() {
    super('You don’t have a pending email change. Please start again.');
  }
}

export class ChangeLinkInvalid extends DomainError {
  readonly code = 'identity.change-link-invalid';
  readonly kind = 'invalid';

  constructor() {
    super('This link is no longer valid. Request another email.');
  }
}

/** Revealed only after the mailbox is proved. */
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
    super('This link was already used or is more than 7 days old.');
  }
}
