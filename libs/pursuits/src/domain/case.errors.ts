import { DomainError } from '@casewright/kernel';
import { CASE_STATE_LABELS, type CaseState } from '@casewright/rules';

/** Also for another seller's case, which must not be revealed. */
export class CaseNotFound extends DomainError {
  readonly code = 'pursuits.case-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This case doesn’t exist.');
  }
}

export class CaseMoveNotAllowed extends DomainError {
  readonly code = 'pursuits.case-move-not-allowed';
  readonly kind = 'conflict';

  constructor(state: CaseState) {
    super(`This action isn’t available now. The case’s state is ${CASE_STATE_LABELS[state]}.`, { state });
  }
}

export class InputsNotSent extends DomainError {
  readonly code = 'pursuits.inputs-not-sent';
  readonly kind = 'conflict';

  constructor() {
    super('Your analyst has continued with these inputs, so you can’t take them back. Send a message to change them.');
  }
}

/** Guards decisions about terms, versions and refunds against changes the person has not seen. */
export class CaseChangedMeanwhile extends DomainError {
  readonly code = 'pursuits.case-changed-meanwhile';
  readonly kind = 'conflict';

  constructor() {
    super('This case has changed. Review it, then try again.');
  }
}

export class ReasonMissing extends DomainError {
  readonly code = 'pursuits.reason-missing';
  readonly kind = 'invalid';

  constructor() {
    super('Some fields are missing or invalid.', { fields: { reason: ['Enter a reason.'] } });
  }
}

export class NewTermsAreTheSame extends DomainError {
  readonly code = 'pursuits.new-terms-are-the-same';
  readonly kind = 'invalid';

  constructor() {
    super('These terms match the current ones. Confirm them instead.');
  }
}

/** A pursuit has at most one running case, until it is presented. */
export class CaseNotStartable extends DomainError {
  readonly code = 'pursuits.case-not-startable';
  readonly kind = 'conflict';

  constructor() {
    super('A case can’t be started for this pursuit. Choose a registered one.');
  }
}

export class ScopeMissing extends DomainError {
  readonly code = 'pursuits.scope-missing';
  readonly kind = 'invalid';

  constructor() {
    super('Some fields are missing or invalid.', { fields: { scope: ['Choose the new terms.'] } });
  }
}

export class NoteMissing extends DomainError {
  readonly code = 'pursuits.note-missing';
  readonly kind = 'invalid';

  constructor() {
    super('Some fields are missing or invalid.', { fields: { note: ['Enter a note.'] } });
  }
}

export class AnalystNotAdmin extends DomainError {
  readonly code = 'pursuits.analyst-not-admin';
  readonly kind = 'invalid';

  constructor() {
    const message = 'Choose an admin.';
    super(message, { fields: { analystId: [message] } });
  }
}

export class PresentationNotIncluded extends DomainError {
  readonly code = 'pursuits.presentation-not-included';
  readonly kind = 'conflict';

  constructor() {
    super('The terms of this case don’t include presentation support.');
  }
}

export class InvalidPresentation extends DomainError {
  readonly code = 'pursuits.invalid-presentation';
  readonly kind = 'invalid';

  /** @param faults messages by field */
  constructor(faults: Readonly<Record<string, string>>) {
    const fields = Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, [message]]));
    super('Some fields are missing or invalid.', { fields });
  }
}
