import { DomainError } from '@casewright/kernel';
import { contactCooldownText } from '@casewright/rules';

interface Failure {
  readonly field: string;
  readonly message: string;
}

/** The title is the first failure, the fields are all of them. */
export class SubmissionInvalid extends DomainError {
  readonly code = 'messaging.submission-invalid';
  readonly kind = 'invalid';

  constructor(failures: readonly [Failure, ...Failure[]]) {
    const fields = Object.fromEntries(failures.map(({ field, message }) => [field, [message]]));
    super(failures[0].message, { fields });
  }
}

export class ContactSubmissionNotFound extends DomainError {
  readonly code = 'messaging.no-such-contact-submission';
  readonly kind = 'not-found';

  constructor() {
    super('This contact form submission was deleted.');
  }
}

export class ContactCooldown extends DomainError {
  readonly code = 'messaging.contact-cooldown';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number) {
    super(contactCooldownText(retryAfterSeconds), { retryAfterSeconds });
  }
}
