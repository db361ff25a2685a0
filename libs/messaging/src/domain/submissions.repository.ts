import type { PilotDecision, PilotState } from './pilot';

export interface ContactSubmission {
  readonly name: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly message: string;
}

export interface ContactAnswered {
  readonly by: string;
  readonly at: Date;
}

export interface PilotSignup {
  readonly workEmail: string;
  readonly company: string;
  readonly contactName: string;
  /** E.164. */
  readonly contactNumber: string;
}

/** Forms of the public site. */
export abstract class Submissions {
  /** @returns the time of the client's last submission if it was after `since`; the new one is not counted then */
  abstract claimContact(client: string, at: Date, since: Date): Promise<Date | undefined>;
  abstract addContact(submission: ContactSubmission, at: Date): Promise<void>;
  /** Keeps the first admin who answered. @returns whether the submission exists */
  abstract setContactAnswered(submissionId: string, answered: ContactAnswered | undefined): Promise<boolean>;
  abstract findPilotForUpdate(
    signupId: string,
  ): Promise<{ readonly userId: string; readonly state: PilotState } | undefined>;
  abstract decidePilot(signupId: string, decision: PilotDecision, adminId: string, at: Date): Promise<void>;
  /** One signup per user. A new one replaces the old one and reopens a declined one. */
  abstract putPilot(userId: string, signup: PilotSignup, at: Date): Promise<void>;
}
