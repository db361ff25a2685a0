import { IntegrationEvent } from '@casewright/kernel';
import type { CaseActor, CaseCommand, CaseState } from '@casewright/rules';

export class CaseMoved extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly pursuitId: string,
    readonly ownerId: string,
    readonly command: CaseCommand,
    readonly state: CaseState,
    readonly party: CaseActor,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.case-moved';
  }
}
