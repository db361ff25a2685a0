import type { CasePrice, CaseSelections } from '@casewright/rules';

/** A case as it was started. */
export interface StartedCaseRow {
  readonly id: string;
  readonly selections: CaseSelections;
  readonly price: CasePrice;
  readonly startedAt: Date;
}

export const CASE_COLUMNS = 'id, selections, price, started_at as "startedAt"';
