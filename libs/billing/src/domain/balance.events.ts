import { IntegrationEvent } from '@casewright/kernel';

/** Credits were granted, expired, held, or released. */
export class BalanceChanged extends IntegrationEvent {
  constructor(
    readonly ownerId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'billing.balance-changed';
  }
}
