import { IntegrationEvent } from '@casewright/kernel';
import type { AdvocateAnswer } from '@casewright/rules';

/** Carries no secret: the mail derives the token. */
export class AdvocateInvited extends IntegrationEvent {
  constructor(
    readonly linkId: string,
    readonly caseId: string,
    readonly ownerId: string,
    readonly email: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.advocate-invited';
  }
}

export class AdvocateLinkChanged extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.advocate-link-changed';
  }
}

export class AdvocateAnswered extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly pursuitId: string,
    readonly ownerId: string,
    readonly prospect: string,
    readonly advocate: string,
    readonly answer: AdvocateAnswer,
    readonly comment: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.advocate-answered';
  }
}
