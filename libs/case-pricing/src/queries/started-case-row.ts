import { comparisonText, type CasePrice, type CaseSelections } from '@casewright/rules';

export const CASE_STATES = ['received'] as const;

export interface StartedCaseRow {
  readonly id: string;
  readonly title: string;
  readonly state: (typeof CASE_STATES)[number];
  readonly selections: CaseSelections;
  readonly price: CasePrice;
  readonly startedAt: Date;
}

export const CASE_COLUMNS = 'id, selections, price, started_at as "startedAt"';

export type CaseColumns = Omit<StartedCaseRow, 'title' | 'state'>;

export const startedCase = (columns: CaseColumns): StartedCaseRow => ({
  ...columns,
  title: comparisonText(columns.selections),
  state: 'received',
});
