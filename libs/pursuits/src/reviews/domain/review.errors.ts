import { DomainError } from '@casewright/kernel';
import { REVIEW_LIMITS } from '@casewright/rules';

/** Also for a review of another case. */
export class ReviewNotFound extends DomainError {
  readonly code = 'pursuits.review-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This review doesn’t exist.');
  }
}

export class ReviewMoveNotAllowed extends DomainError {
  readonly code = 'pursuits.review-move-not-allowed';
  readonly kind = 'conflict';

  constructor() {
    super('This review has changed. Check it, then try again.');
  }
}

export class ReviewNotProposable extends DomainError {
  readonly code = 'pursuits.review-not-proposable';
  readonly kind = 'conflict';

  constructor() {
    super('You can’t propose times for this review while the case is in this state.');
  }
}

export class ReviewNotBegun extends DomainError {
  readonly code = 'pursuits.review-not-begun';
  readonly kind = 'conflict';

  constructor() {
    super('You can write minutes once the review has begun.');
  }
}

/** Guards minutes against overwriting what the person has not seen. */
export class ReviewChangedMeanwhile extends DomainError {
  readonly code = 'pursuits.review-changed-meanwhile';
  readonly kind = 'conflict';

  constructor() {
    super('This review has changed since you started. Compare your draft with it, then save again.');
  }
}

const SLOT_FAULTS = {
  number: `Propose one to ${REVIEW_LIMITS.slots} times.`,
  twice: 'Propose each time once.',
  past: 'Propose times in the future.',
};

export class SlotsInvalid extends DomainError {
  readonly code = 'pursuits.slots-invalid';
  readonly kind = 'invalid';

  constructor(fault: keyof typeof SLOT_FAULTS) {
    super('Some fields are missing or invalid.', { fields: { slots: [SLOT_FAULTS[fault]] } });
  }
}

export class SlotNotFound extends DomainError {
  readonly code = 'pursuits.no-such-slot';
  readonly kind = 'conflict';

  constructor() {
    super('This time is no longer available. Choose another one.');
  }
}

export class ActionItemNotFound extends DomainError {
  readonly code = 'pursuits.action-item-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This action item doesn’t exist.');
  }
}
