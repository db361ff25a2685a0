import type { SignInFailure } from '@casewright/rules';
import type { RecentFailures } from './sign-in-spray';

export interface FailedSignIn {
  /** Null if no account has the address. */
  readonly accountId: string | null;
  /** The account, or the address without one. Kept as a hash, since people also type passwords there. */
  readonly target: string;
  /** An IPv4 address or an IPv6 /64. */
  readonly network: string;
  readonly reason: SignInFailure;
}

/** Counted by account, network, reason and hour. Kept for 30 days. */
export abstract class FailedSignIns {
  abstract count(failure: FailedSignIn, at: Date): Promise<void>;
  /** Whole hours of an account and network whose last failure is later. @returns undefined without any */
  abstract since(from: Date): Promise<RecentFailures | undefined>;
  /** @returns false if there was an alert since */
  abstract beginAlert(at: Date, since: Date): Promise<boolean>;
}
