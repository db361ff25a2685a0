import { IntegrationEvent } from '@casewright/kernel';

/** Names a code, whose digits and link whoever sends the mail computes. */
export class EmailChangeCodeRequested extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    /** The one that the account would have from then on. */
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

/** For both addresses to hear of. */
export class EmailChangeMade extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    /** Whoever sends the mail computes the link from it. */
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

/** For both addresses to hear of. */
export class EmailChangeUndone extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    /** That it has again. */
    readonly email: string,
    /** That it had meanwhile. */
    readonly droppedEmail: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.email-change-undone';
  }
}

/** For whoever else keeps the address of an account, whichever way it went. */
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

/** Someone wanted an account to have the address of another. */
export class AddressAskedFor extends IntegrationEvent {
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

/** Someone wanted the address that an account had until lately. */
export class KeptAddressAskedFor extends IntegrationEvent {
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
