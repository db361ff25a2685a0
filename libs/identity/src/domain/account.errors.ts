import { DomainError } from '@casewright/kernel';

export class WorkEmailRequired extends DomainError {
  readonly code = 'identity.work-email-required';
  readonly kind = 'invalid';

  constructor(message: string) {
    super(message, { fields: { email: [message] } });
  }
}

export class PasswordRequirementsNotMet extends DomainError {
  readonly code = 'identity.password-requirements-not-met';
  readonly kind = 'invalid';

  constructor(message: string) {
    super(message, { fields: { password: [message] } });
  }
}

export class NewPasswordRefused extends DomainError {
  readonly code = 'identity.new-password-refused';
  readonly kind = 'invalid';

  constructor(message: string) {
    super(message, { fields: { newPassword: [message] } });
  }
}

export class DeletionNotConfirmed extends DomainError {
  readonly code = 'identity.deletion-not-confirmed';
  readonly kind = 'invalid';

  constructor() {
    super('Please enter the email address of your account.', {
      fields: { confirmation: ['Please enter the email address of your account.'] },
    });
  }
}

export class LastAdmin extends DomainError {
  readonly code = 'identity.last-admin';
  readonly kind = 'conflict';

  constructor() {
    super('You’re the only admin. Make someone else an admin first.');
  }
}

export class AdminNotFound extends DomainError {
  readonly code = 'identity.no-such-admin';
  readonly kind = 'not-found';

  constructor() {
    super('This user isn’t an admin.');
  }
}

/** S1 §5. */
export class NoEmailAddress extends DomainError {
  readonly code = 'identity.no-email-address';
  readonly kind = 'invalid';

  constructor() {
    super('Please enter an email address.');
  }
}

export class SessionNotFound extends DomainError {
  readonly code = 'identity.no-such-session';
  readonly kind = 'not-found';

  constructor() {
    super('This session has already ended.');
  }
}

export class ExportNotFound extends DomainError {
  readonly code = 'identity.no-such-export';
  readonly kind = 'not-found';

  constructor() {
    super('This download doesn’t exist or has expired.');
  }
}

export class CodeRequestedTooOften extends DomainError {
  readonly code = 'identity.code-requested-too-often';
  readonly kind = 'too-many';

  constructor(retryAfterSeconds: number) {
    super(`Please wait ${retryAfterSeconds} seconds before requesting another code.`, { retryAfterSeconds });
  }
}

/** This browser has neither a session nor a registration. */
export class NoRegistration extends DomainError {
  readonly code = 'identity.no-registration';
  readonly kind = 'unauthenticated';

  constructor() {
    super('User session not found. Please sign in again.');
  }
}

/** No code was requested in this browser, or the request is too old. */
export class ResetNotStarted extends DomainError {
  readonly code = 'identity.reset-not-begun';
  readonly kind = 'conflict';

  constructor() {
    super('Please request a code first.');
  }
}

export class ResetLinkInvalid extends DomainError {
  readonly code = 'identity.reset-link-invalid';
  readonly kind = 'invalid';

  constructor() {
    super('This reset link is invalid or has expired. Please request a new one.');
  }
}

export class VerificationLinkInvalid extends DomainError {
  readonly code = 'identity.verification-link-invalid';
  readonly kind = 'invalid';

  constructor() {
    super('This link is no longer valid. Request another email.');
  }
}

export class AlreadyVerified extends DomainError {
  readonly code = 'identity.already-verified';
  readonly kind = 'conflict';

  constructor() {
    super('Your email address is already verified.');
  }
}

export class AccountNotFound extends DomainError {
  readonly code = 'identity.no-such-account';
  readonly kind = 'not-found';

  constructor(email: string) {
    super(`No account has the email address ${email}.`);
  }
}

export class AlreadyAdmin extends DomainError {
  readonly code = 'identity.already-admin';
  readonly kind = 'conflict';

  constructor(email: string) {
    super(`${email} is already an admin.`);
  }
}

export class EmailUnverified extends DomainError {
  readonly code = 'identity.email-unverified';
  readonly kind = 'conflict';

  constructor(email: string) {
    super(`${email} hasn’t been verified yet.`);
  }
}

/** Aborts the sign-up: nothing of it remains. */
export class VerificationCodeNotSent extends DomainError {
  readonly code = 'identity.verification-code-not-sent';
  readonly kind = 'unavailable';

  constructor() {
    super('Failed to send verification code. Please try again.');
  }
}

export class TooManyPasswordsAtOnce extends DomainError {
  readonly code = 'identity.too-many-passwords-at-once';
  readonly kind = 'unavailable';

  constructor(retryAfterSeconds: number) {
    super('Casewright is very busy. Please try again in a moment.', { retryAfterSeconds });
  }
}
