import type { CaseSelections, CaseState } from '@casewright/rules';

export interface ModeledCase {
  readonly ownerId: string;
  readonly state: CaseState;
  readonly pursuitId: string;
  /** Shown as C-1042. */
  readonly number: number;
  readonly prospect: string;
  readonly opportunity: string;
  readonly selections: CaseSelections;
  /** The deliverables' reader at the prospect. */
  readonly reader: { readonly name: string; readonly position: string };
}
