import { IntegrationEvent } from '@casewright/kernel';
import type { CaseParty, CaseState } from '@casewright/rules';
import type { CaseStepCommand } from './case-step';

/** A case is in another state, or waits for somebody else. */
export class CaseMoved extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly pursuitId: string,
    readonly ownerId: string,
    readonly command: CaseStepCommand,
    readonly state: CaseState,
    readonly party: CaseParty,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.case-moved';
  }
}
