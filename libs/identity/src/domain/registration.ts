import { HOUR_MS } from '@casewright/rules';
import type { Applicant } from './account';
import { TERMS_VERSION } from './terms';

/** Time that a sign-up waits for verification. Then its account may sign in unverified (S0 §9). */
export const REGISTRATION_LIFETIME_MS = HOUR_MS;

/** A sign-up that waits for verification, tied to the browser that has its token. */
export class Registration {
  constructor(
    readonly id: string,
    readonly email: string,
    readonly firstName: string,
    readonly lastName: string,
    readonly passwordHash: string,
    readonly termsVersion: string,
    readonly termsAcceptedAt: Date,
    readonly browserHash: string,
    readonly startedAt: Date,
    readonly expiresAt: Date,
  ) {}

  static start(applicant: Applicant, browserHash: string, at: Date): Registration {
    return new Registration(
      crypto.randomUUID(),
      applicant.email,
      applicant.firstName.trim(),
      applicant.lastName.trim(),
      applicant.passwordHash,
      TERMS_VERSION,
      at,
      browserHash,
      at,
      new Date(at.getTime() + REGISTRATION_LIFETIME_MS),
    );
  }

  resumeIn(browserHash: string): Registration {
    return new Registration(
      crypto.randomUUID(),
      this.email,
      this.firstName,
      this.lastName,
      this.passwordHash,
      this.termsVersion,
      this.termsAcceptedAt,
      browserHash,
      this.startedAt,
      this.expiresAt,
    );
  }
}
