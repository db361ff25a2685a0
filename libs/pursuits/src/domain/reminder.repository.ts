import type { Reminder } from './reminder';

export interface DueCase {
  readonly caseId: string;
  readonly ownerId: string;
  readonly analystId: string | null;
  readonly reminder: Reminder;
  readonly dueAt: Date;
}

export abstract class Reminders {
  /** Those that are to be sent now. None is taken twice, whoever asks at once. */
  abstract take(now: Date): Promise<readonly DueCase[]>;
}
