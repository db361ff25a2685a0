import { asOfText, type Assumption, type Confidence, dayText } from '@casewright/rules';
import type { WriteOptions, WriteSheet } from 'hucre/xlsx';
import { kindText } from '../sentences';
import type { Workbook } from './workbook';
import { at, Grid, PERCENT } from './grid';

type NamedRange = NonNullable<WriteOptions['namedRanges']>[number];

const COLUMNS = [
  ...['Assumption', 'Unit', 'In use', 'Low', 'Base', 'High'],
  ...['Source', 'As of', 'Confidence', 'Group', 'Owner', 'Name in formulas', 'Kind'],
];
const WIDTHS = [38, 18, 14, 14, 14, 14, 38, 14, 12, 14, 20, 20, 16];
const IN_USE = 2;
const LOW = 3;
const BASE = 4;
const HIGH = 5;
const SCENARIO_ROW = 3;
const CONFIDENCE: Readonly<Record<Confidence, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

/** The sheet that all others compute from. Values in use are named ranges. */
export function assumptionsSheet({ valueCase, names }: Workbook): { sheet: WriteSheet; namedRanges: NamedRange[] } {
  const grid = new Grid('Assumptions');
  grid.put(0, 'Assumptions', 'title');
  grid.next();
  grid.put(0, 'Change a shaded cell or the scenario, and every sheet recalculates.', 'muted');
  grid.next();
  grid.next();
  grid.put(0, 'Scenario: Low, Base, or High', 'heading');
  grid.put(IN_USE, 'Base', 'input');
  grid.next();
  grid.next();
  COLUMNS.forEach((name, column) => grid.put(column, name, 'head'));
  grid.next();
  const namedRanges = valueCase.snapshot.model.assumptions.map((assumption): NamedRange => {
    const name = names.get(assumption.id) ?? assumption.id;
    write(grid, assumption, name, valueCase.snapshot.issuedOn);
    return { name, range: grid.fixed(grid.next(), IN_USE) };
  });
  const scenario = at(SCENARIO_ROW, IN_USE);
  const sheet = grid.sheet({
    columns: WIDTHS.map((width) => ({ width })),
    freezePane: { rows: 6, columns: 1 },
    dataValidations: [{ type: 'list', values: ['Low', 'Base', 'High'], range: scenario, showErrorMessage: true }],
  });
  return { sheet, namedRanges };
}

function write(grid: Grid, assumption: Assumption, name: string, issuedOn: string): void {
  const { label, unit, base, low, high, source, confidence, group, owner } = assumption;
  const format = formatOf(assumption);
  grid.put(0, label, 'text');
  grid.put(1, unit, 'text');
  grid.put(IN_USE, { formula: inUse(grid.row, assumption), result: base }, 'plain', format);
  if (low !== undefined) grid.put(LOW, low, 'input', format);
  grid.put(BASE, base, 'input', format);
  if (high !== undefined) grid.put(HIGH, high, 'input', format);
  [
    source,
    asOfText(assumption, dayText),
    CONFIDENCE[confidence],
    group,
    owner,
    name,
    kindText(assumption, issuedOn),
  ].forEach((text, index) => grid.put(HIGH + 1 + index, text, 'text'));
}

/** Assumptions without a range are the same in every scenario. */
function inUse(row: number, { low, high }: Assumption): string {
  const base = at(row, BASE);
  if (low === undefined && high === undefined) return base;
  const scenario = `$${at(SCENARIO_ROW, IN_USE).replace(/\d/, '$$$&')}`;
  const lowCell = low === undefined ? base : at(row, LOW);
  const highCell = high === undefined ? base : at(row, HIGH);
  return `IF(${scenario}="Low",${lowCell},IF(${scenario}="High",${highCell},${base}))`;
}

function formatOf({ unit, base, low = base, high = base }: Assumption): string {
  if (unit === '%') return PERCENT;
  return [base, low, high].every(Number.isInteger) ? '#,##0' : '#,##0.00####';
}
