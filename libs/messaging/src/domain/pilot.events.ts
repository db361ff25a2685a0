import { IntegrationEvent } from '@casewright/kernel';

/** A pilot signup was approved: its user gets these credits for the time of the pilot. */
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

/** A pilot signup was declined, for a reason that its user is told. */
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
