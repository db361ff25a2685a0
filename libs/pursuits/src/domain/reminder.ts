import { IntegrationEvent } from '@casewright/kernel';

/** One day before a case is due, when it is due, and one day after. */
export const REMINDERS = ['day-before', 'due', 'day-after'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Someone is reminded of a case that is due. */
export class CaseDue extends IntegrationEvent {
  constructor(
    readonly caseId: string,
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
