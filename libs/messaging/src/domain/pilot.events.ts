import { IntegrationEvent } from '@casewright/kernel';

export class PilotApproved extends IntegrationEvent {
  constructor(
    readonly signupId: string,
    readonly userId: string,
    readonly credits: number,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'messaging.pilot-approved';
  }
}

export class PilotDeclined extends IntegrationEvent {
  constructor(
    readonly signupId: string,
    readonly userId: string,
    readonly reason: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'messaging.pilot-declined';
  }
}
