import { IntegrationEvent } from '@casewright/kernel';

export class Registered extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
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

export class DataExportRequested extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly exportId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.data-export-requested';
  }
}

export class DataExportReady extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly expiresAt: Date,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.data-export-ready';
  }
}

/** The account goes on until it is due, and its owner may think better of it. */
export class DeletionRequested extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly dueAt: Date,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.deletion-requested';
  }
}

/** Nothing is left of the account; its address is carried for the last mail only. */
export class AccountErased extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.account-erased';
  }
}
