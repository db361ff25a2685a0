import { IntegrationEvent } from '@casewright/kernel';

/** Relative to the due date. */
export const REMINDERS = ['day-before', 'due', 'day-after'] as const;
export type Reminder = (typeof REMINDERS)[number];

export class CaseDue extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    /** The seller. The provider's notice follows from it. */
    readonly recipientId: string,
    readonly reminder: Reminder,
    readonly dueAt: Date,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.case-due';
  }
}
