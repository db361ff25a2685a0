import { amountsOf, type Compiled, excelFormula, type ModelAmounts } from '@casewright/rules';
import type { ValueCase } from '../snapshot/value-case';
import { at } from './grid';
import { excelNames } from './names';

/** Row of the year headers on every sheet with years. */
export const YEARS_ROW = 3;
/** Column of the start. A column for each year follows, then their sum. */
export const START_COLUMN = 3;

/** State shared by the sheets of a workbook. */
export class Workbook {
  readonly amounts: ModelAmounts;
  /** 0 is the start. */
  readonly years: readonly number[];
  readonly names: ReadonlyMap<string, string>;

  /** Rows of the calculations sheet, by calculation id. */
  private readonly calculations: ReadonlyMap<string, number>;

  constructor(readonly valueCase: ValueCase) {
    const { compiled } = valueCase;
    const { horizonYears, assumptions } = compiled.model;
    this.amounts = amountsOf(compiled);
    this.years = Array.from({ length: horizonYears + 1 }, (_, year) => year);
    this.names = excelNames(assumptions.map(({ id }) => id));
    this.calculations = new Map(compiled.calculations.map(({ id }, index) => [id, YEARS_ROW + 1 + index]));
  }

  get lastColumn(): number {
    return START_COLUMN + this.years.length - 1;
  }

  get sumColumn(): number {
    return this.lastColumn + 1;
  }

  /** Excel formula of an expression for the year of a column. */
  formula({ formula }: Compiled, column: number): string {
    return excelFormula(formula, (name) => {
      if (name === 'year') return at(YEARS_ROW, column).replace(/\d/, '$$$&');
      const row = this.calculations.get(name);
      return row === undefined ? (this.names.get(name) ?? name) : `Calculations!${at(row, column)}`;
    });
  }

  /** Lines are rounded once, like in the model. */
  rounded(formula: string): string {
    const { roundTo } = this.valueCase.snapshot.model;
    return roundTo === 1 ? `ROUND(${formula},0)` : `ROUND((${formula})/${roundTo},0)*${roundTo}`;
  }
}
