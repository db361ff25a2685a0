import { IntegrationEvent } from '@casewright/kernel';

export class EmailChangeCodeRequested extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly codeId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.email-change-code-requested';
  }
}

export class EmailChangeMade extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly changeId: string,
    readonly oldEmail: string,
    readonly newEmail: string,
    readonly undoableUntil: Date,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.email-change-made';
  }
}

export class EmailChangeUndone extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly droppedEmail: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.email-change-undone';
  }
}

/** For other contexts that store the address. */
export class EmailChanged extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly previousEmail: string,
    readonly email: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.email-changed';
  }
}

export class RegisteredAddressRequested extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.address-asked-for';
  }
}

export class ReservedAddressRequested extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly keptUntil: Date,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.kept-address-asked-for';
  }
}
