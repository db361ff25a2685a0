import { DomainEvent } from '@casewright/kernel';
import type { CaseActor, CaseState, CaseStepCommand } from '@casewright/rules';

/** What was done with a case. */
export class CaseStep extends DomainEvent {
  constructor(
    readonly command: CaseStepCommand,
    /** After it. */
    readonly state: CaseState,
    readonly party: CaseActor,
    readonly byId: string,
    readonly reason: string | null,
    /** What it earned or gave back. */
    readonly credits: number | null,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
