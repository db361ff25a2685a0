import type { Reminder } from './reminder';

export interface DueCase {
  readonly caseId: string;
  readonly ownerId: string;
  readonly reminder: Reminder;
  readonly dueAt: Date;
}

export abstract class Reminders {
  /** Takes the reminders due now. Safe to call concurrently: each is taken once. */
  abstract take(now: Date): Promise<readonly DueCase[]>;
}
