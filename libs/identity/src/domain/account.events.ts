import { IntegrationEvent } from '@casewright/kernel';

export class Registered extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly firstName: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.registered';
  }
}

/** Someone signed up with an address that has an account. */
export class AlreadyRegistered extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.already-registered';
  }
}

/** Names a code without carrying it: whoever sends the mail computes it. */
export class VerificationRequested extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly codeId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.verification-requested';
  }
}

/** Names a code, whose digits and link whoever sends the mail computes. */
export class PasswordResetRequested extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly codeId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.password-reset-requested';
  }
}

export class PasswordChanged extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.password-changed';
  }
}

/** Somebody knew the secrets of the account at a browser that it was never opened with before. */
export class SignedInFromNewDevice extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    /** What the browser calls itself. */
    readonly userAgent: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.signed-in-from-new-device';
  }
}
