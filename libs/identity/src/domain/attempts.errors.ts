import { DomainError } from '@casewright/kernel';

/** Errors of wrong guesses. Those attempts stay counted. */
export abstract class WrongSecret extends DomainError {}

/** Thrown alike for a wrong password and an address without an account. */
export class WrongCredentials extends WrongSecret {
  readonly code = 'identity.wrong-credentials';
  readonly kind = 'unauthenticated';

  constructor() {
    super('Invalid email or password. Please try again.');
  }
}

export class WrongPassword extends WrongSecret {
  readonly code = 'identity.wrong-password';
  readonly kind = 'invalid';

  constructor() {
    super('Incorrect password. Please try again.', { fields: { password: ['Incorrect password. Please try again.'] } });
  }
}

const CODE_REFUSALS = {
  wrong: 'Invalid verification code',
  expired: 'This code is no longer valid. Enter the newest code or request another one.',
} as const;

/** Thrown for emailed codes. */
export class CodeRefused extends WrongSecret {
  readonly code = 'identity.code-refused';
  readonly kind = 'invalid';

  constructor(why: keyof typeof CODE_REFUSALS) {
    super(CODE_REFUSALS[why], { fields: { code: [CODE_REFUSALS[why]] } });
  }
}

const WRONG_SECOND_STEP = 'Incorrect code. Please try again.';

/** Thrown for authenticator and recovery codes. */
export class WrongSecondStep extends WrongSecret {
  readonly code = 'identity.wrong-second-step';
  readonly kind = 'invalid';

  constructor() {
    super(WRONG_SECOND_STEP, { fields: { code: [WRONG_SECOND_STEP] } });
  }
}

export class PasskeyRefused extends WrongSecret {
  readonly code: string = 'identity.passkey-refused';
  readonly kind = 'invalid';

  constructor() {
    super('This passkey could not be verified. Please try again.');
  }
}

/** The signature counter went back, so the passkey was copied. */
export class PasskeyCopied extends PasskeyRefused {
  constructor(readonly accountId: string) {
    super();
  }
}

/** The passkey was removed here, but not on the device. */
export class PasskeyUnknown extends WrongSecret {
  readonly code = 'identity.passkey-unknown';
  readonly kind = 'unauthenticated';

  constructor() {
    super('We no longer recognize this passkey. Please sign in with your password.');
  }
}

export class TooManySignInAttempts extends DomainError {
  readonly code = 'identity.too-many-sign-in-attempts';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number) {
    super('Too many attempts to sign in. Please try again later.', { retryAfterSeconds });
  }
}

export class TooManyPasswordAttempts extends DomainError {
  readonly code = 'identity.too-many-password-attempts';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number) {
    super('Too many wrong passwords. Please try again later.', { retryAfterSeconds });
  }
}

export class CodeEntryLocked extends DomainError {
  readonly code = 'identity.code-entry-locked';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number) {
    super('Too many wrong codes. Please wait before trying again, or use the link in the email.', {
      retryAfterSeconds,
    });
  }
}

/** Thrown for links mailed to someone without an account. */
export class WrongLink extends WrongSecret {
  readonly code = 'identity.wrong-link';
  readonly kind = 'not-found';

  constructor() {
    super('This link can’t be used.');
  }
}

export class LinkLocked extends DomainError {
  readonly code = 'identity.link-locked';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number) {
    super('Too many incorrect attempts. This link no longer works. Ask the sender for a new one.', {
      retryAfterSeconds,
    });
  }
}

export class SecondStepLocked extends DomainError {
  readonly code = 'identity.second-step-locked';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number) {
    super('Too many wrong codes. Please wait before trying again.', { retryAfterSeconds });
  }
}
