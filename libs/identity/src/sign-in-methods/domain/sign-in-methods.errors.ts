import { DomainError } from '@casewright/kernel';

export class TwoStepAlreadyOn extends DomainError {
  readonly code = 'identity.two-step-already-on';
  readonly kind = 'conflict';

  constructor() {
    super('Two-step verification is already on.');
  }
}

export class TwoStepNotStarted extends DomainError {
  readonly code = 'identity.two-step-not-begun';
  readonly kind = 'conflict';

  constructor() {
    super('Your two-step setup has expired. Please start again.');
  }
}

export class TwoStepOff extends DomainError {
  readonly code = 'identity.two-step-off';
  readonly kind = 'conflict';

  constructor() {
    super('Two-step verification is off.');
  }
}

/** The password was given too long ago or in another browser. */
export class SecondStepNotStarted extends DomainError {
  readonly code = 'identity.second-step-not-begun';
  readonly kind = 'unauthenticated';

  constructor() {
    super('Please sign in with your password again.');
  }
}

/** A session opened with a password alone may not change the account's protection. */
export class SecondStepNeeded extends DomainError {
  readonly code = 'identity.second-step-needed';
  readonly kind = 'forbidden';

  constructor() {
    super('Please sign in again with your second step to change this.');
  }
}

/** No password was given, and the sign-in with a second factor was too long ago. */
export class PasswordNeeded extends DomainError {
  readonly code = 'identity.password-needed';
  readonly kind = 'invalid';

  constructor() {
    super('Please enter your password.', { fields: { password: ['Please enter your password.'] } });
  }
}

export class TooManyPasskeys extends DomainError {
  readonly code = 'identity.too-many-passkeys';
  readonly kind = 'conflict';

  constructor(most: number) {
    super(`You already have ${most} passkeys. Remove one before you add another.`);
  }
}

/** The challenge is too old, from another browser, or already answered. */
export class PasskeyNotStarted extends DomainError {
  readonly code = 'identity.passkey-not-begun';
  readonly kind = 'conflict';

  constructor() {
    super('That took too long. Please try again.');
  }
}

export class PasskeyKnown extends DomainError {
  readonly code = 'identity.passkey-known';
  readonly kind = 'conflict';

  constructor() {
    super('This passkey is already in use.');
  }
}

export class PasskeyNotFound extends DomainError {
  readonly code = 'identity.no-such-passkey';
  readonly kind = 'not-found';

  constructor() {
    super('This passkey has already been removed.');
  }
}

export class NoSecondFactors extends DomainError {
  readonly code = 'identity.no-second-factors';
  readonly kind = 'conflict';

  constructor(email: string) {
    super(`${email} has no second factors to turn off.`);
  }
}
