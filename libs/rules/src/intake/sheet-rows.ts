import type { DecimalSign } from '../cells/number-cell';
import { isNotGiven } from '../cells/not-given';
import type { ColumnFault } from '../inputs/reading';
import { type AmountFault, countIn, isFault, isSizeUnit, powerIn, shareIn, sizeIn, speedIn, wattsIn } from './cells';
import type { Measured, Power } from './rows';
import type { FoundColumn, SourceField } from './source';

/** Cells of a row that the sheet's columns need, in the order of these columns. */
export interface RawRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** By column. Undefined if the cells of the column leave it open. */
  readonly decimals: readonly (DecimalSign | undefined)[];
  readonly isHidden: boolean;
  /** Text in a single cell of the row, such as a footnote. */
  readonly isNote: boolean;
  /** Some other cell than the name is called a total, such as the cluster. */
  readonly isTotalLabel: boolean;
}

export interface AmountFaultAt {
  readonly field: SourceField;
  readonly place: number;
  readonly kind: AmountFault;
}

/** Reads one row by what its columns mean. Collects the faults of its amounts. */
export class RowCells {
  readonly faults: AmountFaultAt[] = [];

  constructor(
    private readonly columns: readonly FoundColumn[],
    private readonly raw: RawRow,
  ) {}

  /** The first column of this field that isn't empty. */
  text(field: SourceField): string {
    const cell = this.at(field)?.cell.trim() ?? '';
    return hasNoResult(cell) ? '' : cell;
  }

  textOrNull(field: SourceField): string | null {
    return this.text(field) || null;
  }

  power(): Power | null {
    return powerIn(this.text('power'));
  }

  /** In whole bytes, or a count. @param isRequired whether an empty cell is a fault */
  amount(field: SourceField, isRequired = false): number | null {
    const found = this.at(field);
    if (!found) return null;
    const { cell, column, decimal } = found;
    if (isNotGiven(cell) && !isRequired) return null;
    const isSize = isSizeUnit(column.unit) || SIZES.includes(field);
    const unit = isSizeUnit(column.unit) ? column.unit : undefined;
    const read = isSize
      ? sizeIn(cell, unit, decimal)
      : field === 'powerWatts'
        ? wattsIn(cell, decimal)
        : countIn(cell, decimal);
    if (!isFault(read)) return read;
    this.faults.push({ field, place: column.place, kind: read });
    return null;
  }

  /** The sum of all columns of this field, null if all are empty. */
  sum(field: SourceField): number | null {
    return this.columns.reduce<number | null>((sum, column, index) => {
      if (column.field !== field || !this.raw.cells[index]?.trim()) return sum;
      const cells = new RowCells([column], { ...this.raw, cells: [this.raw.cells[index] ?? ''] });
      const amount = cells.amount(field);
      this.faults.push(...cells.faults);
      return amount === null ? sum : (sum ?? 0) + amount;
    }, null);
  }

  speedMhz(): number | null {
    const found = this.at('speed');
    const unit = found?.column.unit;
    return found && (unit === 'MHz' || unit === 'GHz') ? speedIn(found.cell, unit, found.decimal) : null;
  }

  measured(average: SourceField, peak: SourceField, percentile95?: SourceField): Measured | null {
    const [averagePercent, peakPercent] = [this.share(average), this.share(peak)];
    const percentile95Percent = percentile95 ? this.share(percentile95) : null;
    if (averagePercent === null && peakPercent === null && percentile95Percent === null) return null;
    return { averagePercent, percentile95Percent, peakPercent };
  }

  /** Whether the sheet has such a column. */
  has(field: SourceField): boolean {
    return this.columns.some((column) => column.field === field);
  }

  /** Like `amount`, but notes no fault. */
  peek(field: SourceField): number | null {
    const noted = this.faults.length;
    const amount = this.amount(field);
    this.faults.length = noted;
    return amount;
  }

  share(field: SourceField): number | null {
    const found = this.at(field);
    const unit = found?.column.unit;
    return found && (unit === 'percent' || unit === 'fraction') ? shareIn(found.cell, unit, found.decimal) : null;
  }

  private at(field: SourceField): FoundCell | undefined {
    let first: FoundCell | undefined;
    for (const [index, column] of this.columns.entries()) {
      if (column.field !== field) continue;
      const found = { cell: this.raw.cells[index] ?? '', column, decimal: this.raw.decimals[index] };
      if (!isNotGiven(found.cell)) return found;
      first ??= found;
    }
    return first;
  }
}

interface FoundCell {
  readonly cell: string;
  readonly column: FoundColumn;
  readonly decimal: DecimalSign | undefined;
}

/** A formula that failed, or that the program which saved the workbook didn't compute. */
const hasNoResult = (cell: string): boolean =>
  cell.startsWith('=') || /^#(?:REF|VALUE|NAME|DIV\/0|NULL|NUM|N\/A|SPILL|CALC)[!?]?$/.test(cell);

const SIZES: readonly SourceField[] = ['memory', 'provisioned', 'inUse', 'storage', 'disk'];

/** Formulas leave a zero in rows without data. */
export const isNothing = (cell: string): boolean => /^(?:0+(?:[.,]0+)?)?$/.test(cell.trim());

const MAX_LISTED_ROWS = 10;

/** Faults by column and kind, with the first rows of each. */
export class FaultList {
  private readonly found = new Map<
    string,
    { fault: Omit<ColumnFault, 'rows' | 'count'>; rows: number[]; count: number }
  >();

  add(fault: Omit<ColumnFault, 'rows' | 'count'>, row: number): void {
    const key = `${fault.sheet}\n${fault.place} ${fault.kind}`;
    const known = this.found.get(key);
    if (!known) {
      this.found.set(key, { fault, rows: [row], count: 1 });
      return;
    }
    known.count += 1;
    if (known.rows.length < MAX_LISTED_ROWS) known.rows.push(row);
  }

  get all(): readonly ColumnFault[] {
    return [...this.found.values()].map(({ fault, rows, count }) => ({ ...fault, rows, count }));
  }
}
