import { DomainError } from '@casewright/kernel';

export class TwoStepAlreadyOn extends DomainError {
  readonly code = 'identity.two-step-already-on';
  readonly kind = 'conflict';

  constructor() {
    super('Two-step verification is on already.');
  }
}

export class TwoStepNotBegun extends DomainError {
  readonly code = 'identity.two-step-not-begun';
  readonly kind = 'conflict';

  constructor() {
    super('Two-step verification is not being set up. Please begin again.');
  }
}

export class TwoStepOff extends DomainError {
  readonly code = 'identity.two-step-off';
  readonly kind = 'conflict';

  constructor() {
    super('Two-step verification is off.');
  }
}

const WRONG_CODE = 'This code is not right. Enter the one that is shown now.';

/** The code of an authenticator or for recovery. */
export class WrongSecondStep extends DomainError {
  readonly code = 'identity.wrong-second-step';
  readonly kind = 'invalid';

  constructor() {
    super(WRONG_CODE, { fields: { code: [WRONG_CODE] } });
  }
}

export class SecondStepLocked extends DomainError {
  readonly code = 'identity.second-step-locked';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number) {
    super('Too many wrong codes. Please wait before trying again.', { retryAfterSeconds });
  }
}

/** The password was given too long ago, or in another browser. */
export class SecondStepNotBegun extends DomainError {
  readonly code = 'identity.second-step-not-begun';
  readonly kind = 'unauthenticated';

  constructor() {
    super('Please sign in with your password again.');
  }
}

/** A session that was opened with a password alone may not change what protects the account from whoever knows it. */
export class SecondStepNeeded extends DomainError {
  readonly code = 'identity.second-step-needed';
  readonly kind = 'forbidden';

  constructor() {
    super('Please sign in again with your second step to change this.');
  }
}
