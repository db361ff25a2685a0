import { comparisonText, type CasePrice, type CaseSelections, type CaseState } from '@casewright/rules';
import type { CaseStates } from './case-states';

export interface StartedCaseRow {
  readonly id: string;
  /** For example "Larkmoor Foods (C-1042)". The title, if no work was opened for it. */
  readonly name: string;
  readonly title: string;
  /** Null if no work was opened for it. */
  readonly state: CaseState | null;
  readonly selections: CaseSelections;
  readonly price: CasePrice;
  readonly startedAt: Date;
}

export const CASE_COLUMNS = 'id, selections, price, started_at as "startedAt"';

export type CaseColumns = Omit<StartedCaseRow, 'name' | 'title' | 'state'>;

export async function withStates(states: CaseStates, rows: readonly CaseColumns[]): Promise<StartedCaseRow[]> {
  const known = await states.of(rows.map(({ id }) => id));
  return rows.map((row) => {
    const title = comparisonText(row.selections);
    const { name = title, state = null } = known.get(row.id) ?? {};
    return { ...row, name, title, state };
  });
}
