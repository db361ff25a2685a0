import { ColumnCells, type Decisions, UNDECIDED } from '../../cells/column-cells';
import { type Decimal, ZERO } from '../../cells/exact-sum';
import { isNotGiven } from '../../cells/not-given';
import type { DateOrder } from '../../cells/month-cell';
import type { DecimalSign } from '../../cells/number-cell';
import type { CellFaultKind } from '../../inputs/reading';
import type { FoundColumn, SourceField } from '../source';
import type { CostBasis } from './bill';
import type { LineCells } from './bill-rules';
import { MonthDays } from './month-days';

const NO_PLACES: readonly number[] = [];

/** Amounts in the currency of the bill, and the columns with the same amounts in US dollars. */
export const IN_USD: Readonly<Record<CostBasis, SourceField>> = {
  billed: 'billedUsd',
  effective: 'effectiveUsd',
  list: 'listUsd',
};

const USD_FIELDS = Object.values(IN_USD);
const isCost = (field: SourceField): field is CostBasis => field in IN_USD;

/** Reads the cells of one line after the other. */
export class LineReader implements LineCells {
  /** Currencies that the line's amounts name. */
  readonly currencies = new Set<string>();
  /** Places of columns whose cells can't be read. */
  readonly faults = new Map<number, CellFaultKind>();
  readonly cells: ColumnCells;
  readonly days = new MonthDays();
  private readonly places: Partial<Record<SourceField, readonly number[]>>;
  private readonly inUsd: boolean;
  /** Whether the current line's costs are read from columns in US dollars. */
  isLineInUsd = false;
  private lastDate = '';
  private row: readonly string[] = [];
  private formats: Readonly<Record<number, string>> = {};

  constructor(
    columns: readonly FoundColumn[],
    usual: DecimalSign,
    decisions: Decisions = UNDECIDED,
    order?: DateOrder,
  ) {
    const groups = Map.groupBy(columns, ({ field }) => field);
    this.places = Object.fromEntries([...groups].map(([field, of]) => [field, of.map(({ place }) => place)]));
    this.inUsd = this.has('billedUsd') || this.has('effectiveUsd');
    this.cells = new ColumnCells(usual, decisions, order);
  }

  begin(row: readonly string[], formats: Readonly<Record<number, string>> = {}): void {
    this.row = row;
    this.formats = formats;
    if (this.faults.size > 0) this.faults.clear();
    if (this.currencies.size > 0) this.currencies.clear();
    // Lines of another cloud have no such amounts.
    this.isLineInUsd = this.inUsd && USD_FIELDS.some((field) => this.placeOf(field) !== undefined);
  }

  has(field: SourceField): boolean {
    return this.places[field] !== undefined;
  }

  /** Whether there are columns in US dollars, which precede those in the currency of the bill. */
  get isInUsd(): boolean {
    return this.inUsd;
  }

  text(field: SourceField): string {
    const place = this.placeOf(field);
    return place === undefined ? '' : (this.row[place] ?? '').trim();
  }

  isGiven(field: SourceField): boolean {
    return this.placeOf(field) !== undefined;
  }

  amount(field: SourceField): Decimal {
    return this.amountOr(ZERO, field);
  }

  amountOr(other: Decimal, field: SourceField): Decimal {
    const place = this.placeOf(this.readField(field));
    if (place === undefined) return other;
    const cell = this.row[place] ?? '';
    const read = this.cells.numberCell(place, cell);
    if (typeof read === 'string') {
      this.faults.set(place, read);
      return ZERO;
    }
    const currency = read.currency ?? this.formats[place];
    if (currency !== undefined) this.currencies.add(currency);
    return read.value;
  }

  /** The first date that is given. Undefined with a fault if there is none. */
  month(): string | undefined {
    const place = this.placeOf('month');
    if (place === undefined) {
      const [first] = this.places.month ?? NO_PLACES;
      if (first !== undefined) this.faults.set(first, 'empty');
      return undefined;
    }
    const cell = this.row[place] ?? '';
    const read = this.cells.month(place, cell);
    if (typeof read !== 'string') {
      // Lines mostly have the date of the line before.
      if (cell !== this.lastDate) this.days.add(read.month, this.cells.day(place, cell));
      this.lastDate = cell;
      return read.month;
    }
    this.faults.set(place, read);
    return undefined;
  }

  placeOf(field: SourceField): number | undefined {
    for (const place of this.places[field] ?? NO_PLACES) if (!isNotGiven(this.row[place] ?? '')) return place;
    return undefined;
  }

  /** The column that is read: in US dollars, if the line has such an amount. */
  private readField(field: SourceField): SourceField {
    return this.isLineInUsd && isCost(field) ? IN_USD[field] : field;
  }

  firstPlaceOf(field: SourceField): number | undefined {
    return this.places[field]?.[0];
  }
}
