import { compareLines, type LineChanges } from './compare-lines';
import type { LineColumn, LineFault, LineFormat } from './line-format';
import { readLines } from './read-lines';

export interface ImportTrial extends LineChanges {
  readonly faultCount: number;
  /** The first of them. */
  readonly faults: readonly LineFault[];
}

const MAX_FAULTS = 200;

/** What an import of a file would change. A file with faults changes nothing. */
export function importTrial<Line, Column extends LineColumn>(
  format: LineFormat<Line, Column>,
  before: readonly Line[],
  rows: readonly (readonly string[])[],
): ImportTrial {
  const { lines, faults } = readLines(format, rows);
  const changes = compareLines(format, before, faults.length > 0 ? before : lines);
  return { ...changes, faultCount: faults.length, faults: faults.slice(0, MAX_FAULTS) };
}
