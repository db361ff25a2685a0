import { DomainError } from '@casewright/kernel';
import { PURSUIT_STAGE_LABELS, type PursuitStage } from '@casewright/rules';

/** Also for another seller's pursuit, which must not be revealed. */
export class PursuitNotFound extends DomainError {
  readonly code = 'pursuits.pursuit-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This pursuit doesn’t exist.');
  }
}

export class InvalidPursuit extends DomainError {
  readonly code = 'pursuits.invalid-pursuit';
  readonly kind = 'invalid';

  /** @param faults messages by field path */
  constructor(faults: Readonly<Record<string, string>>) {
    const fields = Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, [message]]));
    super('Some fields are missing or invalid.', { fields });
  }
}

export class MoveNotAllowed extends DomainError {
  readonly code = 'pursuits.move-not-allowed';
  readonly kind = 'conflict';

  constructor(stage: PursuitStage) {
    super(`This pursuit can’t be moved that way. Its stage is ${PURSUIT_STAGE_LABELS[stage]}.`, { stage });
  }
}

export class PursuitNotEditable extends DomainError {
  readonly code = 'pursuits.not-editable';
  readonly kind = 'conflict';

  constructor(stage: PursuitStage) {
    super(`This pursuit can no longer be edited. Its stage is ${PURSUIT_STAGE_LABELS[stage]}.`, { stage });
  }
}

export class ColleagueRegistered extends DomainError {
  readonly code = 'pursuits.colleague-registered';
  readonly kind = 'conflict';

  constructor() {
    super('A colleague registered a pursuit of this prospect that closes in the same quarter.');
  }
}
