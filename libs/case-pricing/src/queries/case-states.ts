import type { CaseState } from '@casewright/rules';

export interface NamedState {
  readonly state: CaseState;
  /** For example "Larkmoor Foods (C-1042)". */
  readonly name: string;
}

/** Progress of started cases. Another context, which works on them, implements it. */
export abstract class CaseStates {
  abstract of(caseIds: readonly string[]): Promise<ReadonlyMap<string, NamedState>>;
}
