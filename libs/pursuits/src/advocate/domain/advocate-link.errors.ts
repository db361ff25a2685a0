import { DomainError } from '@casewright/kernel';
import { ADVOCATE_LIMITS } from '@casewright/rules';

/** One error for every cause, so that it does not reveal what exists. */
export class AdvocateLinkNotFound extends DomainError {
  readonly code = 'pursuits.advocate-link-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This link can’t be used.');
  }
}

/** Told only to those who hold the link: the case left its review, for example because the seller asked for changes. */
export class AdvocateReviewOver extends DomainError {
  readonly code = 'pursuits.advocate-review-over';
  readonly kind = 'conflict';

  constructor() {
    super('This case is no longer in review.');
  }
}

export class AdvocateNotNeeded extends DomainError {
  readonly code = 'pursuits.advocate-not-needed';
  readonly kind = 'conflict';

  constructor() {
    super('You can invite an advocate only during the advocate review.');
  }
}

export class TooManyAdvocateLinks extends DomainError {
  readonly code = 'pursuits.too-many-advocate-links';
  readonly kind = 'conflict';

  constructor() {
    super(`A case can have up to ${ADVOCATE_LIMITS.links} active links. Revoke one first.`);
  }
}

export class TooManyNewAdvocates extends DomainError {
  readonly code = 'pursuits.too-many-new-advocates';
  readonly kind = 'too-many';

  constructor() {
    super(`You can invite up to ${ADVOCATE_LIMITS.newPerDay} new people in 24 hours. Please try again later.`);
  }
}

export class CommentMissing extends DomainError {
  readonly code = 'pursuits.comment-missing';
  readonly kind = 'invalid';

  constructor() {
    super('Some fields are missing or invalid.', { fields: { comment: ['Enter a comment.'] } });
  }
}

export class AdvocateEmailInvalid extends DomainError {
  readonly code = 'pursuits.advocate-email-invalid';
  readonly kind = 'invalid';

  constructor() {
    super('Some fields are missing or invalid.', { fields: { email: ['Enter a valid email address.'] } });
  }
}
