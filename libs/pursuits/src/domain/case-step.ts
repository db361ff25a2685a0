import { DomainEvent } from '@casewright/kernel';
import { CASE_COMMANDS, type CaseCommand, type CaseParty, type CaseState } from '@casewright/rules';

export const CASE_STEP_COMMANDS = ['start', ...CASE_COMMANDS] as const;
export type CaseStepCommand = CaseCommand | 'start';

/** What was done with a case. */
export class CaseStep extends DomainEvent {
  constructor(
    readonly command: CaseStepCommand,
    /** After it. */
    readonly state: CaseState,
    readonly party: CaseParty,
    readonly byId: string,
    readonly reason: string | null,
    /** What it earned or gave back. */
    readonly credits: number | null,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
