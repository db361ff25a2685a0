import type { BenefitClass, BenefitDriver, LinePurpose } from '@casewright/rules';
import type { WriteSheet } from 'hucre/xlsx';
import { type Workbook, START_COLUMN } from './workbook';
import { at, type Grid, PERCENT } from './grid';
import { putYears, sumOf, yearGrid, yearSheet } from './year-sheets';

const PURPOSES: Readonly<Record<LinePurpose, string>> = {
  ...{ transition: 'transition', parallel: 'parallel operation', commitment: 'existing commitment' },
};
const CLASSES: Readonly<Record<BenefitClass, string>> = {
  'hard-saving': 'Hard saving',
  productivity: 'Productivity',
  revenue: 'Revenue',
  risk: 'Risk',
};

export function calculationsSheet(workbook: Workbook): WriteSheet {
  const about = 'Used by the lines of other sheets, and not rounded.';
  const grid = yearGrid(workbook, 'Calculations', about, ['Calculation', '', 'As written'], false);
  workbook.valueCase.compiled.calculations.forEach((calculation, index) => {
    grid.put(0, calculation.id);
    grid.put(2, calculation.expression, 'text');
    const amounts = workbook.amounts.calculations[index] ?? [];
    const options = { hasSum: false, format: '#,##0.00' };
    putYears(workbook, grid, amounts, (column) => workbook.formula(calculation, column), options);
  });
  return yearSheet(workbook, grid);
}

/** A sheet whose rows other sheets refer to. */
export interface Lines {
  readonly sheet: WriteSheet;
  readonly grid: Grid;
  readonly rows: readonly number[];
}

/** Lists every cost line. `rows` are the totals by solution. */
export function costsSheet(workbook: Workbook): Lines {
  const { compiled, results } = workbook.valueCase;
  const { model } = compiled;
  const about = `${model.currency}. Each line is rounded before it is added.`;
  const grid = yearGrid(workbook, 'Costs', about, ['Line', 'Category', 'As written']);
  const lineRows = new Map<string, number[]>();
  const rows = model.solutions.map(({ id, name }) => {
    grid.put(0, name, 'heading');
    grid.next();
    const ofSolution: number[] = [];
    compiled.costLines.forEach((line, index) => {
      if (line.solution !== id) return;
      const { firstYear = 1, lastYear = model.horizonYears } = line;
      grid.put(0, line.label, 'text');
      grid.put(1, line.purpose ? `${line.category}; ${PURPOSES[line.purpose]}` : line.category, 'text');
      grid.put(2, line.expression, 'text');
      const row = putYears(workbook, grid, workbook.amounts.costLines[index] ?? [], (column, year) =>
        year < firstYear || year > lastYear ? undefined : workbook.rounded(workbook.formula(line, column)),
      );
      ofSolution.push(row);
      const key = JSON.stringify([id, line.category]);
      lineRows.set(key, [...(lineRows.get(key) ?? []), row]);
    });
    grid.put(0, `${name}, total`, 'total');
    grid.put(1, '', 'total');
    grid.put(2, '', 'total');
    const total = results.costs.find(({ solution }) => solution === id)?.byYear ?? [];
    const row = putYears(workbook, grid, total, (column) => sumOf(ofSolution, column), { style: 'total' });
    grid.next();
    return row;
  });
  byCategory(workbook, grid, lineRows);
  return { sheet: yearSheet(workbook, grid), grid, rows };
}

function byCategory(workbook: Workbook, grid: Grid, lineRows: ReadonlyMap<string, readonly number[]>): void {
  const { compiled, results } = workbook.valueCase;
  for (const { id, name } of compiled.model.solutions) {
    grid.put(0, `${name}, by category`, 'heading');
    grid.next();
    for (const { label, byYear } of results.costs.find(({ solution }) => solution === id)?.categories ?? []) {
      grid.put(0, label, 'text');
      const rows = lineRows.get(JSON.stringify([id, label])) ?? [];
      putYears(workbook, grid, byYear, (column) => sumOf(rows, column));
    }
    grid.next();
  }
}

/** Lists every benefit driver. `rows` are their amounts. */
export function benefitsSheet(workbook: Workbook): Lines {
  const { compiled } = workbook.valueCase;
  const { currency, solutions } = compiled.model;
  const others = solutions.filter(({ role }) => role !== 'today');
  const nameOf = ({ label, solution }: BenefitDriver) => {
    const name = others.length > 1 && others.find(({ id }) => id === solution)?.name;
    return name ? `${label}, ${name}` : label;
  };
  const about = `${currency}. The share that counts of a full year, then what it comes to.`;
  const grid = yearGrid(workbook, 'Benefits', about, ['Benefit', 'Class', 'As written']);
  const heading = (text: string) => {
    grid.put(0, text, 'heading');
    grid.next();
  };
  heading('Share counted');
  const shares = compiled.benefits.map((driver) => {
    const { benefitClass, ramp, counted } = driver;
    grid.put(0, nameOf(driver), 'text');
    grid.put(1, CLASSES[benefitClass], 'text');
    const { years } = workbook;
    const values = years.map((year) => (year === 0 ? 0 : (ramp[year - 1] ?? ramp.at(-1) ?? 0) * counted));
    return putYears(workbook, grid, values, () => undefined, { style: 'input', hasSum: false, format: PERCENT });
  });
  grid.next();
  heading('Benefits');
  const rows = compiled.benefits.map((driver, index) => {
    grid.put(0, nameOf(driver), 'text');
    grid.put(1, CLASSES[driver.benefitClass], 'text');
    grid.put(2, driver.expression, 'text');
    return putYears(workbook, grid, workbook.amounts.benefits[index] ?? [], (column) => {
      if (column === START_COLUMN) return undefined;
      return workbook.rounded(`(${workbook.formula(driver, column)})*${at(shares[index] ?? 0, column)}`);
    });
  });
  return { sheet: yearSheet(workbook, grid), grid, rows };
}
