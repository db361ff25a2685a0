import type { PilotDecision, PilotState } from './pilot';

export interface ContactSubmission {
  readonly name: string;
  readonly email: string;
  /** In E.164. */
  readonly phone: string;
  readonly message: string;
}

export interface PilotSignup {
  readonly workEmail: string;
  readonly company: string;
  readonly contactName: string;
  /** In E.164. */
  readonly contactNumber: string;
}

/** Forms of the public site. */
export abstract class Submissions {
  /**
   * Counts a contact submission of a client.
   * @returns when the client sent the last one, if that was after `since`: this one is not counted then
   */
  abstract claimContact(client: string, at: Date, since: Date): Promise<Date | undefined>;
  abstract addContact(submission: ContactSubmission, at: Date): Promise<void>;
  abstract findPilotForUpdate(
    signupId: string,
  ): Promise<{ readonly userId: string; readonly state: PilotState } | undefined>;
  abstract decidePilot(signupId: string, decision: PilotDecision, adminId: string, at: Date): Promise<void>;
  /** One for each user: a later one replaces what the user told before, and waits again if that was declined. */
  abstract putPilot(userId: string, signup: PilotSignup, at: Date): Promise<void>;
}
