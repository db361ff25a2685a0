import { IntegrationEvent } from '@casewright/kernel';

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
