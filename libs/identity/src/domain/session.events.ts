import { IntegrationEvent } from '@casewright/kernel';

/** One or more sessions of an account. */
export class SessionsEnded extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.sessions-ended';
  }
}
