import { SecondStepNeeded } from './sign-in-methods.errors';

/** Second factors of an account, and the age of the current session. */
export interface Protection {
  readonly hasTwoStep: boolean;
  readonly hasPasskeys: boolean;
  readonly openedAt: Date;
}

interface Asking {
  readonly isAdmin: boolean;
  readonly isMfa: boolean;
}

const RECENT_MS = 10 * 60 * 1000;

/**
 * A password or session alone must not bypass a second factor. Passkeys count as one for admins only.
 * @throws SecondStepNeeded
 */
export function refuseWithoutSecondStep(protection: Protection | undefined, { isAdmin, isMfa }: Asking): void {
  const isAsked = protection && (protection.hasTwoStep || (isAdmin && protection.hasPasskeys));
  if (isAsked && !isMfa) throw new SecondStepNeeded();
}

/** The password is not requested again shortly after signing in with a second factor. */
export const skipsPassword = (protection: Protection | undefined, { isMfa }: Asking, now: Date): boolean =>
  isMfa && protection !== undefined && now.getTime() - protection.openedAt.getTime() < RECENT_MS;
