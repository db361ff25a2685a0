import { SecondStepNeeded } from './sign-in-methods.errors';

/** What an account is protected with besides its password, as somebody in one of its sessions wants to change that. */
export interface Protection {
  /** Whether a second factor is asked for after the password. */
  readonly hasTwoStep: boolean;
  readonly hasPasskeys: boolean;
  /** When whoever asks signed in. */
  readonly openedAt: Date;
}

interface Asking {
  readonly isAdmin: boolean;
  /** Whether they signed in with a second factor. */
  readonly isMfa: boolean;
}

const RECENT_MS = 10 * 60 * 1000;

/**
 * Whoever found an open session, or knows the password alone, must not get around a second factor. One counts where it is
 * asked for: after the password, or before the admin area opens.
 * @throws SecondStepNeeded
 */
export function refuseWithoutSecondStep(protection: Protection | undefined, { isAdmin, isMfa }: Asking): void {
  const isAsked = protection && (protection.hasTwoStep || (isAdmin && protection.hasPasskeys));
  if (isAsked && !isMfa) throw new SecondStepNeeded();
}

/** Whoever signed in with a second factor a moment ago need not give the password again. */
export const sparesPassword = (protection: Protection | undefined, { isMfa }: Asking, now: Date): boolean =>
  isMfa && protection !== undefined && now.getTime() - protection.openedAt.getTime() < RECENT_MS;
