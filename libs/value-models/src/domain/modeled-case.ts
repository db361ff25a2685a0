import type { CaseSelections, CaseState } from '@casewright/rules';

/** The case that a model is made for. */
export interface ModeledCase {
  readonly ownerId: string;
  readonly state: CaseState;
  readonly pursuitId: string;
  readonly prospect: string;
  readonly opportunity: string;
  readonly selections: CaseSelections;
  /** Who reads the case at the prospect. */
  readonly reader: { readonly name: string; readonly position: string };
}
