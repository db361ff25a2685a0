import { DomainError } from '@casewright/kernel';

export class AssigneeNotAdmin extends DomainError {
  readonly code = 'messaging.assignee-not-admin';
  readonly kind = 'invalid';

  constructor() {
    const message = 'Choose an admin.';
    super(message, { fields: { assigneeId: [message] } });
  }
}

export class SavedAnswerIncomplete extends DomainError {
  readonly code = 'messaging.saved-answer-incomplete';
  readonly kind = 'invalid';

  constructor(missing: readonly string[]) {
    super('Please fill in all fields.', {
      fields: Object.fromEntries(missing.map((field) => [field, [`${field} must not be empty`]])),
    });
  }
}

export class SavedAnswerNotFound extends DomainError {
  readonly code = 'messaging.saved-answer-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This saved answer doesn’t exist or was deleted.');
  }
}
