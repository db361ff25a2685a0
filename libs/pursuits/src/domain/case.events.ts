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

export class CaseAssigned extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    /** Null if nobody is. */
    readonly analystId: string | null,
    /** The admin who assigned it. Null if its analyst left the team. */
    readonly byId: string | null,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.case-assigned';
  }
}

export class PresentationPlanned extends IntegrationEvent {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly startsAt: Date,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'pursuits.presentation-planned';
  }

  override get version(): number {
    return 2;
  }
}
