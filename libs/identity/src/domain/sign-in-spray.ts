import { IntegrationEvent } from '@casewright/kernel';

/** Failed sign-ins of about the last hour, and the network that tried most accounts. */
export interface RecentFailures {
  readonly failures: number;
  readonly accounts: number;
  readonly network: string;
  readonly accountsOfNetwork: number;
}

/** More than one person’s typing errors explain. */
const MANY_ACCOUNTS = 20;
const MANY_FAILURES = 100;

export const isByOneNetwork = ({ accountsOfNetwork }: Pick<RecentFailures, 'accountsOfNetwork'>): boolean =>
  accountsOfNetwork >= MANY_ACCOUNTS;

/** Whether one network tries many accounts, or many networks together do. */
export const isSpray = (recent: RecentFailures): boolean =>
  isByOneNetwork(recent) || (recent.failures >= MANY_FAILURES && recent.accounts >= MANY_ACCOUNTS);

/** Sent to each admin. */
export class SignInsSprayed extends IntegrationEvent {
  readonly failures: number;
  readonly accounts: number;
  readonly network: string;
  readonly accountsOfNetwork: number;

  constructor(
    /** Recipient. */
    readonly email: string,
    recent: RecentFailures,
    readonly occurredAt: Date,
  ) {
    super();
    this.failures = recent.failures;
    this.accounts = recent.accounts;
    this.network = recent.network;
    this.accountsOfNetwork = recent.accountsOfNetwork;
  }

  get type(): string {
    return 'identity.sign-ins-sprayed';
  }
}
