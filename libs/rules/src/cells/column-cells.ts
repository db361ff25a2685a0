import type { DecimalSign } from './number-cell';
import type { Decimal } from './exact-sum';
import { dayIn, type DateOrder, isoMonthIn, monthCellIn } from './month-cell';
import { type NumberCell, numberCellIn, plainDecimalIn } from './number-cell';

/** What the cells of a sheet's columns decided. */
export interface Decisions {
  /** By place of the column. `unclear`: its cells contradict each other. */
  readonly signs: ReadonlyMap<number, DecimalSign | 'unclear'>;
  readonly orders: ReadonlyMap<number, DateOrder | 'unclear'>;
  /** Columns where "Aug-26" names a day. */
  readonly dayColumns: ReadonlySet<number>;
}

export const UNDECIDED: Decisions = { signs: new Map(), orders: new Map(), dayColumns: new Set() };

export type CellFault = 'not-a-number' | 'unclear-number' | 'not-a-month' | 'unclear-month';

interface SignEvidence {
  readonly proven: Set<DecimalSign>;
  /** Signs of cells such as "1.234". */
  readonly either: Set<'.' | ','>;
}

interface OrderEvidence {
  readonly proven: Set<DateOrder>;
  isEither: boolean;
  /** Whether every cell is the first of a month, read this way. */
  readonly isFirstOfMonth: Record<DateOrder, boolean>;
  readonly years: Set<number>;
}

/** A column of days has more different numbers than one of years. */
const MAX_YEARS = 4;
/** No bill that a case is made of is older. Two digits. */
const FIRST_YEAR = 15;
const MAX_KNOWN_MONTHS = 2_000;
const MAX_DATE_LENGTH = 60;

/**
 * Reads the number and month cells of one sheet. Cells that may be read in two ways are read as decided so far;
 * `decide` says at the end whether the whole columns decide otherwise, so that the sheet has to be read again.
 */
export class ColumnCells {
  private readonly signs = new Map<number, SignEvidence>();
  private readonly orders = new Map<number, OrderEvidence>();
  private readonly months: Map<string, { readonly month: string } | CellFault>[] = [];

  /** @param usual sign of the file, by what separates its cells */
  constructor(
    private readonly usual: DecimalSign,
    private readonly decided: Decisions,
    /** Order of dates in files of this source, unless the cells prove another. */
    private readonly knownOrder?: DateOrder,
  ) {}

  number(place: number, cell: string): Decimal | CellFault {
    const read = this.numberCell(place, cell);
    return typeof read === 'string' ? read : read.value;
  }

  /** With the currency that the cell names. */
  numberCell(
    place: number,
    cell: string,
  ): { readonly value: Decimal; readonly currency?: string | undefined } | CellFault {
    // Groups of three digits aside, such a cell has a decimal point.
    const plain = plainDecimalIn(cell);
    if (plain && !(plain.scale === 3 && EITHER.test(cell))) {
      if (plain.scale > 0) this.signEvidence(place).proven.add('.');
      return { value: plain };
    }
    const found = numberCellIn(cell);
    if (!found) return 'not-a-number';
    this.noteSign(place, found, cell);
    return this.valueOf(place, found, cell);
  }

  private valueOf(
    place: number,
    { as, proves, currency }: NumberCell,
    cell: string,
  ): { readonly value: Decimal; readonly currency: string | undefined } | CellFault {
    if (proves) {
      const value = as[proves];
      return value ? { value, currency } : 'not-a-number';
    }
    if (as['.'] === as[',']) {
      const value = as['.'];
      return value ? { value, currency } : 'not-a-number';
    }
    const sign = this.decided.signs.get(place) ?? this.usualSign(cell);
    if (sign === 'unclear') return 'unclear-number';
    const value = as[sign];
    return value ? { value, currency } : 'not-a-number';
  }

  /** Programs that separate cells by semicolons have a decimal comma, apart from Swiss ones. */
  private usualSign(cell: string): DecimalSign | 'unclear' {
    if (this.usual === '.') return '.';
    return cell.includes(',') ? ',' : 'unclear';
  }

  month(place: number, cell: string): { readonly month: string } | CellFault {
    const iso = isoMonthIn(cell);
    if (iso) return iso;
    const known = (this.months[place] ??= new Map());
    let read = known.get(cell);
    if (read === undefined) {
      // Bills repeat their dates. Longer cells are no dates.
      if (known.size >= MAX_KNOWN_MONTHS) known.clear();
      read = this.readMonth(place, cell);
      if (cell.length <= MAX_DATE_LENGTH) known.set(cell, read);
    }
    return read;
  }

  /** The day of a date, from 1. Undefined if it names none. */
  day(place: number, cell: string): number | undefined {
    const order = this.decided.orders.get(place);
    return dayIn(cell, (order === 'unclear' ? undefined : order) ?? this.knownOrder ?? 'month-first');
  }

  private readMonth(place: number, cell: string): { readonly month: string } | CellFault {
    const found = monthCellIn(cell);
    if (!found) return 'not-a-month';
    if ('either' in found) {
      const evidence = this.orderEvidence(place);
      evidence.isEither = true;
      evidence.isFirstOfMonth['day-first'] &&= found.either['day-first'].day === 1;
      evidence.isFirstOfMonth['month-first'] &&= found.either['month-first'].day === 1;
      const order = this.decided.orders.get(place) ?? this.knownOrder ?? 'month-first';
      return order === 'unclear' ? 'unclear-month' : found.either[order];
    }
    if ('proves' in found) this.orderEvidence(place).proven.add(found.proves);
    if ('year' in found) {
      const { years } = this.orderEvidence(place);
      if (years.size <= MAX_YEARS) years.add(found.year);
      if (isLikelyDay(found) || this.decided.dayColumns.has(place)) return 'unclear-month';
    }
    return found;
  }

  /** Whether cells of this column may be read in two ways, and nothing decides it. */
  isOpen(place: number): boolean {
    const evidence = this.signs.get(place);
    return evidence !== undefined && evidence.either.has('.') && evidence.proven.size === 0 && this.usual === ',';
  }

  /** The decimal sign by which cells such as "1.234" are whole numbers. Undefined if there are none. */
  signOfWhole(place: number): DecimalSign | undefined {
    const [sign] = this.signs.get(place)?.either ?? [];
    return sign && (sign === '.' ? ',' : '.');
  }

  /** @returns undefined if the cells were read as the columns decide */
  decide(): Decisions | undefined {
    const sheet = new Set([...this.signs.values()].flatMap(({ proven }) => [...proven]));
    const signs = new Map<number, DecimalSign | 'unclear'>();
    for (const [place, evidence] of this.signs) {
      const sign = this.signOf(evidence, sheet);
      if (sign) signs.set(place, sign);
    }
    const proven = new Set([...this.orders.values()].flatMap((one) => [...one.proven]));
    const orders = new Map<number, DateOrder | 'unclear'>();
    for (const [place, evidence] of this.orders)
      if (evidence.isEither) orders.set(place, orderOf(evidence, proven, this.knownOrder));
    const days = [...this.orders].filter(([, { years }]) => years.size > MAX_YEARS).map(([place]) => place);
    const decisions: Decisions = { signs, orders, dayColumns: new Set(days) };
    return this.isAsRead(decisions) ? undefined : decisions;
  }

  private signOf(
    { proven, either }: SignEvidence,
    sheet: ReadonlySet<DecimalSign>,
  ): DecimalSign | 'unclear' | undefined {
    if (either.size === 0) return undefined;
    if (proven.size > 1) return 'unclear';
    const [own] = proven;
    if (own) return own;
    const [other] = sheet;
    if (other && sheet.size === 1) return other;
    if (either.size > 1) return 'unclear';
    return undefined;
  }

  private isAsRead({ signs, orders, dayColumns }: Decisions): boolean {
    const signsAgree = [...signs].every(([place, sign]) => this.decided.signs.get(place) === sign);
    const ordersAgree = [...orders].every(
      ([place, order]) => (this.decided.orders.get(place) ?? this.knownOrder ?? 'month-first') === order,
    );
    return signsAgree && ordersAgree && [...dayColumns].every((place) => this.decided.dayColumns.has(place));
  }

  private noteSign(place: number, { as, proves }: NumberCell, cell: string): void {
    if (proves) this.signEvidence(place).proven.add(proves);
    else if (as['.'] !== as[',']) this.signEvidence(place).either.add(cell.includes(',') ? ',' : '.');
  }

  private signEvidence(place: number): SignEvidence {
    let evidence = this.signs.get(place);
    if (!evidence) this.signs.set(place, (evidence = { proven: new Set(), either: new Set() }));
    return evidence;
  }

  private orderEvidence(place: number): OrderEvidence {
    let evidence = this.orders.get(place);
    if (!evidence) {
      const isFirstOfMonth = { 'day-first': true, 'month-first': true };
      evidence = { proven: new Set(), isEither: false, isFirstOfMonth, years: new Set() };
      this.orders.set(place, evidence);
    }
    return evidence;
  }
}

/** No year of a bill: "01-Aug" is old, and "31-Aug" ends its month. */
const isLikelyDay = ({ year, month }: { readonly year: number; readonly month: string }): boolean =>
  year < FIRST_YEAR || year >= new Date(Date.UTC(2001, Number(month.slice(5)), 0)).getUTCDate();

const EITHER = /^-?[1-9]\d{0,2}\.\d{3}$/;

function orderOf(
  { proven, isFirstOfMonth }: OrderEvidence,
  sheet: ReadonlySet<DateOrder>,
  known: DateOrder | undefined,
): DateOrder | 'unclear' {
  if (proven.size > 1) return 'unclear';
  const [own] = proven.size > 0 ? proven : sheet.size === 1 ? sheet : [];
  if (own) return own;
  if (known) return known;
  // Lists of months name their first days.
  if (isFirstOfMonth['month-first'] !== isFirstOfMonth['day-first'])
    return isFirstOfMonth['month-first'] ? 'month-first' : 'day-first';
  return 'unclear';
}
