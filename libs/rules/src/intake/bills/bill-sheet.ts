import { currencyOfHeader, currencyOfText, namedCurrency } from '../../cells/currency-cell';
import { type Decisions, UNDECIDED } from '../../cells/column-cells';
import { type Decimal, ExactSum } from '../../cells/exact-sum';
import { isNotGiven } from '../../cells/not-given';
import { numberCellIn } from '../../cells/number-cell';
import type { InputTable } from '../../inputs/input-tables';
import { type ColumnPlaces, matchColumns, missingColumns } from '../../inputs/match-columns';
import type { CellFaultKind, ColumnFault, SheetReading } from '../../inputs/reading';
import { isTrue } from '../cells';
import type { IntakeMapping, IntakeRow } from '../inventory-sheet';
import { isTotalName, mayBeTotal } from '../left-out';
import { recognizeSheet } from '../registry';
import type { FoundColumn, Source, SourceField } from '../source';
import {
  AWS_COST_EXPLORER,
  isWideTotal,
  type WideTable,
  wideTableIn,
  withoutCurrency,
} from '../sources/aws-cost-explorer';
import { COST_BASES, type CostBasis } from './bill';
import { BillCube, type LineCost } from './bill-cube';
import type { BillLine, BillRules } from './bill-rules';
import { MonthDays } from './month-days';
import { lineTypeNamed } from './line-type-names';
import { IN_USD, LineReader } from './line-reader';

/** Titles and notes may precede the header. */
const HEADER_SEARCH_ROWS = 20;
const MAX_HEADERS = 200;
const MAX_HEADER_LENGTH = 100;
const MAX_LISTED_ROWS = 10;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 40;
/** More than any bill has. A column of something else mustn’t fill the memory. */
const MAX_CURRENCIES = 20;
const MAX_CURRENCY_LENGTH = 10;
/** Of lines that others replace. */
const MAX_REPLACED = 200_000;

/** PostgreSQL can store neither NUL nor unpaired surrogates. */
const shown = (cell: string, maxLength = MAX_HEADER_LENGTH): string =>
  cell.replaceAll('\0', '').trim().slice(0, maxLength).toWellFormed();

/** What a first reading found out about a sheet that decides how its lines are read. */
export interface SheetKnowledge {
  readonly decisions: Decisions;
  /** Numbers of lines that corrections replace. */
  readonly replaced: ReadonlySet<string>;
}

interface Layout {
  readonly source: Pick<Source, 'id' | 'product'> | null;
  readonly version: string | null;
  readonly rules: BillRules;
  readonly columns: readonly FoundColumn[];
  readonly places: ColumnPlaces;
  readonly wide?: WideTable;
}

/** Credits and refunds among the services may be the price of the month; tax never is. */
const GENERAL: BillRules = {
  line: (cells) => ({
    type: lineTypeNamed(cells.text('lineType')) ?? (lineTypeNamed(cells.text('service')) === 'tax' ? 'tax' : 'usage'),
  }),
};

/** Reads the lines of one sheet. Keeps sums only. */
export class BillSheet {
  layout: Layout | undefined;
  /** Lines with data. */
  count = 0;
  totals = 0;
  negative = 0;
  replacedLines = 0;
  hiddenRows = 0;
  secondTableRow: number | null = null;
  readonly cube = new BillCube();
  /** Lines by the currency of their amounts. */
  readonly currencies = new Map<string, { lines: number }>();
  /** Savings plans: what covered lines cost on demand, and what takes it back. */
  readonly canceling = new ExactSum();
  hasAmortized = false;
  private readonly sum = new ExactSum();
  /** Since the last total. */
  private part = new ExactSum();
  private readonly first: IntakeRow[] = [];
  private header: readonly string[] = [];
  private headerRow = 0;
  private lines: LineReader | undefined;
  private headerCurrency: string | null = null;
  private titleCurrency: string | null = null;
  private readonly samples: string[][] = [];
  private readonly found = new Map<
    string,
    { fault: Omit<ColumnFault, 'rows' | 'count'>; rows: number[]; count: number }
  >();
  private hasEffective = false;
  private hasList = false;
  private lastCurrency = { named: '', count: { lines: 0 } };

  constructor(
    readonly name: string,
    readonly isHidden: boolean,
    private readonly table: InputTable,
    private readonly mapping: IntakeMapping | null,
    private readonly known: SheetKnowledge | undefined,
    /** Numbers of lines that corrections replace, on whatever sheet. */
    private readonly replaced: Set<string>,
  ) {}

  get bases(): readonly CostBasis[] {
    const has = (field: SourceField) => this.lines?.has(field) ?? false;
    const inUsd = this.lines?.isInUsd ?? false;
    const billed = inUsd ? has('billedUsd') : has('billed') || this.layout?.wide !== undefined;
    const known = { effective: this.hasEffective, billed, list: this.hasList };
    return COST_BASES.filter((basis) => known[basis]);
  }

  get days(): MonthDays {
    return this.lines?.days ?? new MonthDays();
  }

  get missing() {
    return missingColumns(this.table, this.layout?.places ?? matchColumns(this.header, this.table));
  }

  get faults(): readonly ColumnFault[] {
    return [...this.found.values()].map(({ fault, rows, count }) => ({ ...fault, rows, count }));
  }

  /** Columns that are read, once the header is known. */
  get wanted(): ReadonlySet<number> | undefined {
    return this.layout && !this.layout.wide ? new Set(this.layout.columns.map(({ place }) => place)) : undefined;
  }

  take(row: IntakeRow): void {
    if (this.header.length > 0) return this.add(row);
    if (this.mapping) {
      if (row.row === this.mapping.headerRow) this.begin(row, this.mappedLayout(row.cells, this.mapping));
      return;
    }
    const layout = this.layoutOf(row.cells);
    if (layout) {
      this.titleCurrency = this.first.flatMap((one) => currencyOfText(one.cells.join(' ')) ?? []).at(-1) ?? null;
      this.first.length = 0;
      return this.begin(row, layout);
    }
    this.first.push(row);
    if (this.first.length >= HEADER_SEARCH_ROWS) this.guess();
  }

  /** Below the header. */
  skipHidden({ cells }: IntakeRow): void {
    if (this.layout && !cells.every(isNotGiven)) this.hiddenRows += 1;
  }

  end(): void {
    if (this.header.length === 0 && this.first.length > 0) this.guess();
  }

  /** What has to be known before the sheet is read again. Undefined if it was read as its cells decide. */
  again(): SheetKnowledge | undefined {
    const decisions = this.lines?.cells.decide();
    const before = this.known?.replaced.size ?? 0;
    if (!decisions && this.replaced.size <= before) return undefined;
    return { decisions: decisions ?? this.known?.decisions ?? UNDECIDED, replaced: this.replaced };
  }

  reading(isUsed: boolean): SheetReading {
    const headers = this.header.slice(0, MAX_HEADERS).map((header) => shown(header));
    const source = this.layout?.source;
    return {
      ...{ name: this.name, headerRow: this.headerRow, headers, rows: this.count, isUsed },
      columns: this.layout?.places ?? matchColumns(this.header, this.table),
      source: source ? [source.product, this.layout?.version].filter(Boolean).join(' ') : null,
      ...{ isHidden: this.isHidden, units: {} },
      samples: headers.map((_, place) => this.samples[place] ?? []),
      costs: this.costPlaces,
    };
  }

  private get costPlaces(): NonNullable<SheetReading['costs']> {
    const inUsd = this.lines?.isInUsd ?? false;
    return Object.fromEntries(
      COST_BASES.flatMap((basis) => {
        const place = this.lines?.firstPlaceOf(inUsd ? IN_USD[basis] : basis);
        return place === undefined ? [] : [[basis, place] as const];
      }),
    );
  }

  private layoutOf(cells: readonly string[]): Layout | undefined {
    const found = recognizeSheet(cells);
    if (found?.sheet.bill) {
      const { source, sheet, columns } = found;
      const rules = sheet.bill;
      if (rules) return { source, version: sheet.version ?? sheet.id, rules, columns, places: keysOf(columns) };
    }
    const places = matchColumns(cells, this.table);
    if (missingColumns(this.table, places).length === 0) return this.generalLayout(cells, places);
    const wide = found ? undefined : wideTableIn(cells);
    if (wide) return { source: AWS_COST_EXPLORER, version: null, rules: GENERAL, columns: [], places: {}, wide };
    return undefined;
  }

  private mappedLayout(cells: readonly string[], { columns }: IntakeMapping): Layout {
    return this.generalLayout(cells, columns, true);
  }

  private generalLayout(cells: readonly string[], matched: ColumnPlaces, isChosen = false): Layout {
    const inUsd = isChosen ? undefined : this.costInUsd(cells, matched);
    const isInUsd = inUsd !== undefined;
    const places = isInUsd ? { ...matched, costUsd: inUsd } : matched;
    const columns = Object.entries(places).flatMap(([key, place]): FoundColumn[] => {
      const field = FIELDS[key];
      if (!field) return [];
      const header = cells[place] ?? '';
      // A column may stand there twice, once empty.
      const same = isChosen ? [place] : placesOf(cells, header);
      return same.map((at) => ({ field, header, place: at }));
    });
    const more = (field: SourceField, pattern: RegExp) => {
      const place = cells.findIndex((cell) => pattern.test(cell.trim()));
      if (place >= 0) columns.push({ field, header: cells[place] ?? '', place });
    };
    // A column of its own in US dollars has another currency than the rest of the line.
    if (!isInUsd) more('currency', CURRENCY_HEADER);
    more('lineType', LINE_TYPE_HEADER);
    return { source: null, version: null, rules: GENERAL, columns, places };
  }

  /** Another column of costs that names US dollars, if the matched one doesn't: "Cost" and "CostUSD". */
  private costInUsd(cells: readonly string[], { costUsd }: ColumnPlaces): number | undefined {
    if (costUsd === undefined || currencyOfHeader(cells[costUsd] ?? '') === 'USD') return undefined;
    const columns = this.table.columns.filter(({ key }) => key === 'costUsd');
    const place = cells.findIndex(
      (cell) => currencyOfHeader(cell) === 'USD' && matchColumns([cell], { columns })['costUsd'] === 0,
    );
    return place < 0 ? undefined : place;
  }

  /** For the seller to match: the row with the most known names, otherwise the first with several cells. */
  private guess(): void {
    const known = ({ cells }: IntakeRow) => Object.keys(matchColumns(cells, this.table)).length;
    const filled = ({ cells }: IntakeRow) => cells.filter((cell) => cell.trim()).length;
    const best = this.first.reduce((one, next) => (known(next) > known(one) ? next : one));
    const header = known(best) > 0 ? best : (this.first.find((row) => filled(row) > 1) ?? best);
    [this.header, this.headerRow] = [header.cells, header.row];
    const rest = this.first.filter(({ row }) => row > header.row);
    this.first.length = 0;
    for (const row of rest) this.add(row);
  }

  private begin({ cells, row, decimal }: IntakeRow, layout: Layout): void {
    [this.header, this.headerRow, this.layout] = [cells, row, layout];
    const { columns, rules } = layout;
    this.lines = new LineReader(columns, decimal, this.known?.decisions ?? UNDECIDED, rules.dates);
    const has = (field: SourceField) => this.lines?.has(field) ?? false;
    const isInUsd = this.lines.isInUsd;
    this.hasEffective = rules.hasEffective?.(has) ?? has(isInUsd ? 'effectiveUsd' : 'effective');
    this.hasList = has(isInUsd ? 'listUsd' : 'list');
    const cost = this.lines.firstPlaceOf('billed') ?? this.lines.firstPlaceOf('effective');
    this.headerCurrency =
      layout.wide?.currency ?? currencyOfHeader(cost === undefined ? '' : (cells[cost] ?? '')) ?? this.titleCurrency;
  }

  private add(row: IntakeRow): void {
    if (this.count < MAX_SAMPLES) this.sample(row.cells);
    const { layout, lines } = this;
    if (!layout || !lines) {
      this.count += 1;
      return;
    }
    if (layout.wide) return this.addWide(row, layout.wide);
    lines.begin(row.cells, row.currencies);
    if (this.isNoLine(row, lines)) return;
    this.count += 1;
    const month = lines.month();
    const service = lines.text('service');
    const line = layout.rules.line(lines);
    this.addLine(row, lines, line, month, service || (layout.source ? UNNAMED : ''));
  }

  private addLine(row: IntakeRow, lines: LineReader, line: BillLine, month: string | undefined, service: string): void {
    const billed = lines.amount('billed');
    const effective = this.hasEffective ? (line.effective ?? lines.amountOr(billed, 'effective')) : billed;
    // Taxes, fees and credits may have no list price.
    const list = this.hasList ? (line.list ?? lines.amountOr(billed, 'list')) : undefined;
    const isGeneral = !this.layout?.source;
    if (isGeneral && !service) this.note(lines.firstPlaceOf('service'), 'empty', row.row);
    if (isGeneral && lines.placeOf('billed') === undefined) this.note(lines.firstPlaceOf('billed'), 'empty', row.row);
    for (const [place, kind] of lines.faults) this.note(place, kind, row.row);
    if (line.unread) this.note(lines.firstPlaceOf(line.unread), 'not-a-number', row.row);
    if (isTrue(lines.text('isCorrection'))) {
      const id = lines.text('replaces');
      if (id && this.replaced.size < MAX_REPLACED) this.replaced.add(id);
    }
    if (this.known && this.known.replaced.size > 0 && this.known.replaced.has(lines.text('id'))) {
      this.replacedLines += 1;
      return;
    }
    if (lines.faults.size > 0 || month === undefined) return;
    this.noteCurrency(lines);
    if (isGeneral && isNegative(billed)) this.negative += 1;
    const provider = lines.text('provider') || (this.layout?.rules.provider ?? '');
    this.cube.add({ month, service, provider, type: line.type }, { effective, billed, list });
    if (isGeneral) for (const sum of [this.sum, this.part]) sum.add(billed);
    for (const { type, amount } of line.more ?? [])
      this.cube.add({ month, service, provider, type }, inAllBases(amount));
    if (line.cancels) this.canceling.add(line.cancels);
    if (line.commitment) {
      const { isUnused } = line.commitment;
      this.cube.addCommitment(provider, line.commitment, effective);
      const canBeAmortized = !this.hasEffective && !this.layout?.rules.hasEffective;
      this.hasAmortized ||= canBeAmortized && (isUnused || !isZero(billed));
    }
  }

  /** Cost Explorer: one cell for each service and month. */
  private addWide({ row, cells }: IntakeRow, { columns, isByMonth }: WideTable): void {
    const name = (cells[0] ?? '').trim();
    if (!name || isWideTotal(name)) {
      if (name) this.totals += 1;
      return;
    }
    this.count += 1;
    const read = isByMonth ? { month: '' } : this.lines?.cells.month(0, name);
    if (read === undefined || typeof read === 'string') return this.note(0, read ?? 'not-a-month', row);
    for (const [at, column] of columns.entries()) {
      const cell = cells[at + 1] ?? '';
      if (column === null || isNotGiven(cell)) continue;
      const amount = this.lines?.cells.numberCell(at + 1, cell);
      if (amount === undefined || typeof amount === 'string') {
        this.note(at + 1, amount ?? 'not-a-number', row);
        continue;
      }
      const service = isByMonth ? withoutCurrency(name) : column;
      const month = isByMonth ? column : read.month;
      const currency = amount.currency ?? this.headerCurrency;
      if (currency) this.countCurrency(currency);
      this.cube.add(
        { month, service, provider: 'AWS', type: lineTypeNamed(service) ?? 'usage' },
        inAllBases(amount.value),
      );
    }
  }

  /** Blank rows, totals, notes, and headers that repeat. */
  private isNoLine({ cells, row }: IntakeRow, lines: LineReader): boolean {
    const cost = lines.placeOf('billed') ?? lines.placeOf('effective');
    const isWhole = cost !== undefined && lines.isGiven('service') && lines.isGiven('month');
    if (isWhole && this.layout?.source) return false;
    const [service, month] = [lines.text('service'), lines.text('month')];
    if (isWhole) {
      const isTotal =
        isTotalName(service) || isTotalName(month) || (mayBeTotal(service) && this.isTotal(cells[cost] ?? ''));
      return isTotal ? this.skipTotal() : this.isHeaderAgain(cells, row);
    }
    if (cells.every(isNotGiven)) return true;
    if (isTotalName(service) || isTotalName(cells.find((cell) => cell.trim()) ?? '')) return this.skipTotal();
    if (!this.layout?.source && cost !== undefined) {
      const isTotal = service ? mayBeTotal(service) : this.isTotal(cells[cost] ?? '');
      if (isTotal) return this.skipTotal();
    }
    // A sentence in one cell, as below a table, or the zero of a formula.
    const filled = cells.filter((cell) => !isNotGiven(cell));
    if (filled.length === 1 && !month && (cost === undefined || /^[0.,\s-]+$/.test(filled[0] ?? ''))) return true;
    return this.isHeaderAgain(cells, row);
  }

  private skipTotal(): true {
    this.totals += 1;
    this.part = new ExactSum();
    return true;
  }

  /** Whether it is the sum of all lines, or of those since the last total. */
  private isTotal(cell: string): boolean {
    if (/^[0.,\s]+$/.test(cell)) return true;
    const found = numberCellIn(cell);
    const sums = [this.sum.toString(), this.part.toString()];
    return [found?.as['.'], found?.as[',']].some((value) => value && sums.some((text) => isSame(value, text)));
  }

  private isHeaderAgain(cells: readonly string[], row: number): boolean {
    if (cells.every((one, place) => one.trim() === (this.header[place] ?? '').trim())) return true;
    const cost = cells[this.lines?.firstPlaceOf('billed') ?? -1] ?? '';
    if (!cost.trim() || numberCellIn(cost) || !this.layoutOf(cells)) return false;
    this.secondTableRow ??= row;
    return true;
  }

  private noteCurrency(lines: LineReader): void {
    const [inCell] = lines.currencies;
    const currency = lines.isLineInUsd ? 'USD' : lines.text('currency') || (inCell ?? this.headerCurrency);
    if (currency) this.countCurrency(currency);
  }

  /** Lines mostly have the currency of the line before. */
  private countCurrency(named: string): void {
    if (named !== this.lastCurrency.named) {
      const name = namedCurrency(named) ?? named.toUpperCase().slice(0, MAX_CURRENCY_LENGTH);
      const count = this.currencies.get(name) ?? { lines: 0 };
      if (this.currencies.size < MAX_CURRENCIES) this.currencies.set(name, count);
      this.lastCurrency = { named, count };
    }
    this.lastCurrency.count.lines += 1;
  }

  private sample(cells: readonly string[]): void {
    for (const [place, cell] of cells.entries()) {
      const samples = (this.samples[place] ??= []);
      if (samples.length < MAX_SAMPLES && cell.trim()) samples.push(shown(cell, MAX_SAMPLE_LENGTH));
    }
  }

  private note(place: number | undefined, kind: CellFaultKind, row: number): void {
    if (place === undefined) return;
    const at = `${place} ${kind}`;
    const known = this.found.get(at);
    if (!known) {
      const fault = { sheet: this.name, column: shown(this.header[place] ?? ''), place, kind };
      this.found.set(at, { fault, rows: [row], count: 1 });
      return;
    }
    known.count += 1;
    if (known.rows.length < MAX_LISTED_ROWS) known.rows.push(row);
  }
}

const UNNAMED = 'Other';

const FIELDS: Readonly<Record<string, SourceField>> = { service: 'service', month: 'month', costUsd: 'billed' };

const LINE_TYPE_HEADER = /^(?:line[ _]?item|charge|record|cost|line)[ _]?(?:type|category)$/i;

const CURRENCY_HEADER = /^(?:bill(?:ing|ed)[ _]?)?(?:currency|w[äa]e?hrung|devise|moneda|valuta)(?:[ _]?code)?$/i;

const keysOf = (columns: readonly FoundColumn[]): ColumnPlaces => {
  const keys: Partial<Record<SourceField, string>> = {
    service: 'service',
    month: 'month',
    billed: 'costUsd',
    effective: 'costUsd',
  };
  return Object.fromEntries(
    columns.toReversed().flatMap(({ field, place }) => {
      const key = keys[field];
      return key ? [[key, place] as const] : [];
    }),
  );
};

const placesOf = (headers: readonly string[], header: string): readonly number[] =>
  headers.flatMap((one, at) => (one.trim().toLowerCase() === header.trim().toLowerCase() ? [at] : []));

/** Of files without list prices. */
const inAllBases = (amount: Decimal): LineCost => ({ effective: amount, billed: amount, list: undefined });

const isNegative = ({ units }: Decimal): boolean => units < 0;
const isZero = ({ units }: Decimal): boolean => units == 0;

function isSame(value: Decimal, text: string): boolean {
  const sum = new ExactSum();
  sum.add(value);
  return sum.toString() === text;
}
