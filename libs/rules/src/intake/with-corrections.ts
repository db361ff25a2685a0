import type { TableReading } from '../inputs/reading';
import type { RowGroup } from './intake';
import { type CheckedRow, questionsAbout } from './plausibility';
import { withChoices } from './with-choices';

/** Rows of a file with the corrections in force. */
export interface CorrectedRows {
  readonly groups: readonly RowGroup[];
  readonly rows: readonly CheckedRow[];
}

/** The reading after rows were corrected. Storage that all hosts share stays: it belongs to no row. */
export function withCorrections<Reading extends TableReading>(
  reading: Reading,
  { groups, rows }: CorrectedRows,
): Reading {
  const { intake, claims = { totals: [], running: null } } = reading;
  if (!intake) return reading;
  const shared = intake.groups.find(({ reason }) => reason === null)?.provisionedBytes ?? null;
  const isShared = intake.rows === 'host' && groups.every(({ provisionedBytes }) => provisionedBytes === null);
  const whole = groups.map((group) =>
    group.reason === null && isShared ? { ...group, provisionedBytes: shared } : group,
  );
  const questions = questionsAbout(intake.rows, rows, claims);
  return withChoices({ ...reading, intake: { ...intake, groups: whole, questions } }, intake.choices);
}
