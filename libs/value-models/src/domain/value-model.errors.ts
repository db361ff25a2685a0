import { DomainError } from '@casewright/kernel';
import type { Assumption, ModelFault } from '@casewright/rules';

/** Also thrown for another seller's case, whose existence must not be revealed. */
export class CaseNotFound extends DomainError {
  readonly code = 'value-models.case-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This case doesn’t exist.');
  }
}

export class ModelNotStarted extends DomainError {
  readonly code = 'value-models.not-started';
  readonly kind = 'not-found';

  constructor() {
    super('This case has no value model yet.');
  }
}

export class ModelExists extends DomainError {
  readonly code = 'value-models.exists';
  readonly kind = 'conflict';

  constructor() {
    super('This case already has a value model.');
  }
}

export class TemplateNotFound extends DomainError {
  readonly code = 'value-models.no-such-template';
  readonly kind = 'invalid';

  constructor() {
    super('Some fields are missing or invalid.', { fields: { template: ['Choose a template.'] } });
  }
}

/** The number of solutions doesn’t tell how the template’s map onto them. Fields are `today` and `like.<solution>`. */
export class SolutionsUnclear extends DomainError {
  readonly code = 'value-models.solutions-unclear';
  readonly kind = 'invalid';

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super('Some fields are missing or invalid.', { fields });
  }
}

export class ModelNotEditable extends DomainError {
  readonly code = 'value-models.not-editable';
  readonly kind = 'conflict';

  constructor() {
    super('You can change the value model only during the analysis.');
  }
}

/** Field names are paths into the content, such as `content.model.costLines.2.expression`. */
export class ModelInvalid extends DomainError {
  readonly code = 'value-models.invalid';
  readonly kind = 'invalid';

  constructor(faults: readonly ModelFault[]) {
    const places = [...new Set(faults.map(({ place }) => place))];
    const messagesAt = (place: string) => faults.filter((fault) => fault.place === place).map(({ message }) => message);
    super('The value model has errors.', {
      faults,
      fields: Object.fromEntries(places.map((place) => [`content.${place}`, messagesAt(place)])),
    });
  }
}

export class RevisionConflict extends DomainError {
  readonly code = 'value-models.revision-conflict';
  readonly kind = 'conflict';

  /** @param revision the current one */
  constructor(revision: number) {
    super('The value model has changed. Reload it to continue.', { revision });
  }
}

export class EditedByAnother extends DomainError {
  readonly code = 'value-models.edited-by-another';
  readonly kind = 'conflict';

  constructor() {
    super('Another analyst is editing this value model. Request edit to take over.');
  }
}

export class VersionNotFound extends DomainError {
  readonly code = 'value-models.version-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This version doesn’t exist.');
  }
}

export class NotCommentable extends DomainError {
  readonly code = 'value-models.not-commentable';
  readonly kind = 'conflict';

  constructor() {
    super('You can’t add comments while the case is in this state.');
  }
}

export class RowNotFound extends DomainError {
  readonly code = 'value-models.no-such-row';
  readonly kind = 'invalid';

  constructor() {
    super('Some fields are missing or invalid.', { fields: { rowId: ['This row isn’t in the model.'] } });
  }
}

export class CommentMissing extends DomainError {
  readonly code = 'value-models.comment-missing';
  readonly kind = 'invalid';

  constructor() {
    super('Some fields are missing or invalid.', { fields: { text: ['Enter a comment.'] } });
  }
}

export class CommentNotFound extends DomainError {
  readonly code = 'value-models.comment-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This comment doesn’t exist.');
  }
}

/** A version for approval has numbers without a source that the request doesn’t accept. */
export class DefaultsNotConfirmed extends DomainError {
  readonly code = 'value-models.defaults-not-confirmed';
  readonly kind = 'conflict';

  constructor(assumptions: readonly Pick<Assumption, 'id' | 'label'>[]) {
    const listed = assumptions.map(({ id, label }) => ({ id, label }));
    super(
      'Some numbers are defaults or have no source. Confirm them, or give them a source, to make a version for approval.',
      {
        assumptions: listed,
      },
    );
  }
}

export class DraftNotDeliverable extends DomainError {
  readonly code = 'value-models.draft-not-deliverable';
  readonly kind = 'conflict';

  constructor() {
    super('A draft can’t be delivered. Make a version for approval first.');
  }
}

export class DocumentsNotReady extends DomainError {
  readonly code = 'value-models.documents-not-ready';
  readonly kind = 'conflict';

  constructor() {
    super('We’re still preparing the documents for this version. Try again in a moment.');
  }
}

export class VersionDelivered extends DomainError {
  readonly code = 'value-models.version-delivered';
  readonly kind = 'conflict';

  constructor() {
    super('This version has been delivered.');
  }
}
