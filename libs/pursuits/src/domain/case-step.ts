import { DomainEvent } from '@casewright/kernel';
import type { CaseActor, CaseState, CaseStepCommand } from '@casewright/rules';

export class CaseStep extends DomainEvent {
  constructor(
    readonly command: CaseStepCommand,
    /** State after the step. */
    readonly state: CaseState,
    readonly party: CaseActor,
    readonly byId: string,
    readonly reason: string | null,
    /** Credits earned or returned. */
    readonly credits: number | null,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
