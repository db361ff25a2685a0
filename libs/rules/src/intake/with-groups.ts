import type { TableReading } from '../inputs/reading';
import type { RowGroup } from './intake';
import { withChoices } from './with-choices';

/** The reading after rows were corrected. Storage that all hosts share stays: it belongs to no row. */
export function withGroups<Reading extends TableReading>(reading: Reading, groups: readonly RowGroup[]): Reading {
  const { intake } = reading;
  if (!intake) return reading;
  const shared = intake.groups.find(({ reason }) => reason === null)?.provisionedBytes ?? null;
  const isShared = intake.rows === 'host' && groups.every(({ provisionedBytes }) => provisionedBytes === null);
  const whole = groups.map((group) =>
    group.reason === null && isShared ? { ...group, provisionedBytes: shared } : group,
  );
  return withChoices({ ...reading, intake: { ...intake, groups: whole } }, intake.choices);
}
