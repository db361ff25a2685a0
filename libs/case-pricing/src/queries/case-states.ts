import type { CaseState } from '@casewright/rules';

/** Progress of started cases. Another context, which works on them, implements it. */
export abstract class CaseStates {
  abstract of(caseIds: readonly string[]): Promise<ReadonlyMap<string, CaseState>>;
}
