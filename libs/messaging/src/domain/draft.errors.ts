import { DomainError } from '@casewright/kernel';

export class DraftEmpty extends DomainError {
  readonly code = 'messaging.draft-empty';
  readonly kind = 'invalid';

  constructor() {
    const message = 'Please enter at least a subject or message content to save as draft.';
    super(message, { fields: { subject: [message], content: [message] } });
  }
}

/** Another tab or device saved the draft in between. */
export class DraftChangedElsewhere extends DomainError {
  readonly code = 'messaging.draft-changed-elsewhere';
  readonly kind = 'conflict';

  constructor(version: number) {
    super('This draft was changed in another tab or on another device.', { version });
  }
}

/** Also thrown for sent and deleted drafts. */
export class DraftNotFound extends DomainError {
  readonly code = 'messaging.draft-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This draft doesn’t exist. It may have been sent or deleted.');
  }
}

export class TooManyDrafts extends DomainError {
  readonly code = 'messaging.too-many-drafts';
  readonly kind = 'conflict';

  constructor(max: number) {
    super(`You have ${max} drafts. Delete some to save another.`);
  }
}
