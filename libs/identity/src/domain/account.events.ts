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

/** Carries the id of the code; the mail handler derives the digits. */
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

export class SignedInFromNewDevice extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
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

/** Carries the address for the final email. */
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
