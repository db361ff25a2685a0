import { decimalOf, ExactSum } from '../../cells/exact-sum';
import type { InputTable } from '../../inputs/input-tables';
import type { AlsoRead, InputReading, StoredReading } from '../../inputs/reading';
import { ENVIRONMENT_LABELS } from '../../option-labels';
import type { IntakeQuestion } from '../intake';
import type { IntakeMapping, IntakeRow } from '../inventory-sheet';
import { type BillCell, type BillIntake, costOf, countedBasis, DEFAULT_BILL_CHOICES, monthsOf, sumsOf } from './bill';
import { MonthDays } from './month-days';
import { sameLines } from './same-lines';
import { BillSheet, type SheetKnowledge } from './bill-sheet';
import { type Cloud, cloudOf } from './clouds';
import { commitmentsIn, type CommitmentSums } from './commitment-sums';
import { withBillChoices } from './with-bill-choices';

const MAX_SHEETS = 50;

/** What a first reading found out, by sheet. */
export type BillKnowledge = ReadonlyMap<string, SheetKnowledge>;

/**
 * Reads a bill line by line and keeps sums only. Cells that may be read in two ways are decided by their whole column:
 * if `again` returns something at the end, the file is read once more by a reader that knows it.
 */
export class BillReader {
  private readonly sheets = new Map<string, BillSheet>();
  /** Numbers of lines that corrections replace. They may stand in another file of an archive. */
  private readonly replaced = new Set<string>();
  private isTooMany = false;
  private current: BillSheet | undefined;

  constructor(
    private readonly table: InputTable,
    private readonly mapping: IntakeMapping | null,
    private readonly known: BillKnowledge = new Map(),
  ) {}

  take(row: IntakeRow): void {
    if (row.sheet !== this.current?.name) {
      this.current = this.sheetOf(row);
      if (!this.current) return;
    }
    if (row.isHidden) this.current.skipHidden(row);
    else this.current.take(row);
  }

  /** Places of the columns that are read on the current sheet. All of them if undefined. */
  wanted(): ReadonlySet<number> | undefined {
    return this.current?.wanted;
  }

  again(): BillKnowledge | undefined {
    const found = [...this.sheets.values()].map((sheet) => [sheet.name, sheet.again()] as const);
    if (found.every(([, knowledge]) => knowledge === undefined)) return undefined;
    const knowledge = found.flatMap(([name, one]) => {
      const now = one ?? this.known.get(name);
      return now ? [[name, now] as const] : [];
    });
    return new Map(knowledge);
  }

  result(): InputReading {
    const all = [...this.sheets.values()];
    for (const sheet of all) sheet.end();
    const used = this.used(all);
    const cells = new Map(used.map((sheet) => [sheet, sheet.cube.result()]));
    const { cloud: asked } = this.table;
    const clouds = new Set([...cells.values()].flat().map(({ provider }) => cloudOf(provider)));
    // Lines of a reseller, or of no cloud, stay with the item.
    const own = asked && (clouds.has(asked) || clouds.has(null)) ? asked : undefined;
    const isOwn = (provider: string) => own === undefined || [null, own].includes(cloudOf(provider));
    const others = [...clouds].filter((cloud) => cloud !== null && !(own === undefined || cloud === own));
    const also = others.flatMap((cloud): readonly AlsoRead[] => {
      const parts = partsOf(cells, (provider) => cloudOf(provider) === cloud);
      return cloud ? [{ rows: 'bill-line', cloud, reading: this.reading(all, parts) }] : [];
    });
    // Lines that can't be read may be of any cloud.
    const rest = used.filter((sheet) => cells.get(sheet)?.length === 0);
    const reading = this.reading(all, [
      ...partsOf(cells, isOwn),
      ...rest.map((sheet) => ({ sheet, cells: [], commitments: [] })),
    ]);
    if (!reading.bill) return { ...reading, also };
    const bill: BillIntake = {
      ...reading.bill,
      notes: [...reading.bill.notes, ...also.map(otherCloudText)],
      questions: [...reading.bill.questions, ...otherCloudQuestions(asked, own, clouds)],
    };
    return withBillChoices({ ...reading, bill, also }, DEFAULT_BILL_CHOICES);
  }

  private reading(all: readonly BillSheet[], parts: readonly Part[]): StoredReading {
    const used = parts.map(({ sheet }) => sheet);
    const [first] = used;
    const layout = first?.layout;
    const bases = first?.bases ?? [];
    const cells = merged(parts.flatMap((part) => part.cells));
    const currencies = currenciesOf(used);
    const upfront = costOf(
      cells.filter(({ type }) => type === 'upfront'),
      'billed',
    );
    const bill: BillIntake = {
      source: layout?.source ? { id: layout.source.id, product: layout.source.product, version: layout.version } : null,
      currency: currencies.size === 1 ? ([...currencies.keys()][0] ?? null) : null,
      ...{ bases, basis: countedBasis(bases, DEFAULT_BILL_CHOICES), choices: DEFAULT_BILL_CHOICES, cells, types: [] },
      commitments: commitmentsIn(
        parts.flatMap(({ commitments }) => commitments),
        upfront,
      ),
      notes: notesOf(all, used, currencies),
      questions: questionsOf(used, cells, parts),
      text: '',
    };
    return {
      problem: this.problem(all, used, cells, currencies),
      sheets: all.map((sheet) => sheet.reading(used.includes(sheet))),
      ...{ rows: 0, totals: {}, intake: null, bill },
      faults: used.flatMap((sheet) => sheet.faults),
    };
  }

  private sheetOf({ sheet: name, isSheetHidden }: IntakeRow): BillSheet | undefined {
    let sheet = this.sheets.get(name);
    if (!sheet) {
      this.isTooMany ||= this.sheets.size >= MAX_SHEETS;
      if (this.isTooMany) return undefined;
      const mapping = this.mapping?.sheet === name ? this.mapping : null;
      sheet = new BillSheet(name, isSheetHidden ?? false, this.table, mapping, this.known.get(name), this.replaced);
      this.sheets.set(name, sheet);
    }
    return sheet;
  }

  /** The sheets that answer: the one that the seller chose, those of known tools, else all with the columns. */
  private used(all: readonly BillSheet[]): readonly BillSheet[] {
    if (this.mapping) return all.filter(({ name }) => name === this.mapping?.sheet);
    const visible = all.filter(({ isHidden, layout }) => !isHidden && layout);
    const known = visible.filter(({ layout }) => layout?.source);
    return known.length > 0 ? known : visible;
  }

  private problem(
    all: readonly BillSheet[],
    used: readonly BillSheet[],
    cells: readonly BillCell[],
    currencies: ReadonlyMap<string, number>,
  ): string | null {
    if (this.isTooMany) return `The workbook has more than ${MAX_SHEETS} sheets.`;
    if (all.length === 0) return 'The file has no rows.';
    const refusal = used.flatMap(({ layout }) => layout?.rules.refusal ?? [])[0];
    if (refusal) return refusal;
    if (used.length === 0) return notFoundText(all);
    const second = used.find(({ secondTableRow }) => secondTableRow !== null);
    if (second)
      return `${second.name ? `Sheet “${second.name}”` : 'The file'} has a second table from row ${second.secondTableRow} on. Put each table in a file of its own.`;
    const currency = currencyProblem(currencies);
    if (currency) return currency;
    if (used.every(({ count }) => count === 0)) return 'There are no rows below the header.';
    // Rows with faults are named one by one.
    if (cells.length === 0) return null;
    const { months: asked = 0 } = this.table;
    const months = monthsOf(cells).length;
    return months < asked
      ? `The file covers ${months} ${months === 1 ? 'month' : 'months'}. We need at least ${asked}.`
      : null;
  }
}

/** Lines of some clouds on one sheet. */
interface Part {
  readonly sheet: BillSheet;
  readonly cells: readonly BillCell[];
  readonly commitments: readonly CommitmentSums[];
}

const partsOf = (
  cells: ReadonlyMap<BillSheet, readonly BillCell[]>,
  isOf: (provider: string) => boolean,
): readonly Part[] =>
  [...cells].flatMap(([sheet, all]) => {
    const own = all.filter(({ provider }) => isOf(provider));
    const commitments = [...sheet.cube.commitments].flatMap(([provider, sums]) => (isOf(provider) ? [sums] : []));
    return own.length > 0 ? [{ sheet, cells: own, commitments }] : [];
  });

/** For example "120 lines of Microsoft Azure don’t count here. They answer its own bill, if the case asks for it." */
function otherCloudText({ cloud, reading: { bill } }: AlsoRead): string {
  const { lines } = sumsOf(bill?.cells ?? []);
  return `${countText(lines)} ${lines === 1 ? 'line' : 'lines'} of ${cloudText(cloud)} don’t count here. They answer its own bill, if the case asks for it.`;
}

/** Asks about a bill that has no line of the cloud that the item is about. */
function otherCloudQuestions(
  asked: Cloud | undefined,
  own: Cloud | undefined,
  clouds: ReadonlySet<Cloud | null>,
): readonly IntakeQuestion[] {
  if (asked === own || clouds.size === 0) return [];
  const names = [...clouds].map((cloud) => cloudText(cloud ?? undefined)).join(' and ');
  return [{ kind: 'other-cloud', text: `All lines are of ${names}, but this is to be a bill of ${cloudText(asked)}.` }];
}

const cloudText = (cloud: Cloud | undefined): string => (cloud ? ENVIRONMENT_LABELS[cloud] : '');

/** Lines of several files or sheets. */
function merged(cells: readonly BillCell[]): readonly BillCell[] {
  const groups = Map.groupBy(cells, ({ month, service, type, provider }) =>
    [month, service, type, provider].join('\n'),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ ...first, ...sumsOf(same) }];
  });
}

function currenciesOf(used: readonly BillSheet[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { currencies } of used)
    for (const [currency, { lines }] of currencies) all.set(currency, (all.get(currency) ?? 0) + lines);
  return all;
}

const CASE_CURRENCY = 'USD';

function currencyProblem(currencies: ReadonlyMap<string, number>): string | null {
  const names = [...currencies.keys()];
  if (names.length > 1) {
    const counts = [...currencies].map(([name, lines]) => `${name} (${countText(lines)})`);
    return `The bill has amounts in several currencies: ${counts.slice(0, 5).join(', ')}. Upload a bill in ${CASE_CURRENCY} only, or convert the amounts.`;
  }
  return names[0] !== undefined && names[0] !== CASE_CURRENCY
    ? `The amounts are in ${names[0]}. This case is in ${CASE_CURRENCY}. Export the bill in ${CASE_CURRENCY}, or convert the amounts and say so in the header: “Cost (${CASE_CURRENCY})”.`
    : null;
}

function notFoundText(all: readonly BillSheet[]): string {
  const hidden = all.find(({ isHidden, layout }) => isHidden && layout);
  if (hidden)
    return `The rows are on a hidden sheet (“${hidden.name}”). Show the sheet in your spreadsheet program, and upload the workbook again.`;
  const missing = all.map((sheet) => sheet.missing).reduce((best, next) => (next.length < best.length ? next : best));
  const names = missing.map(({ label }) => label).join(', ');
  const it = missing.length === 1 ? 'it' : 'them';
  return `We didn’t find ${missing.length === 1 ? 'this column' : 'these columns'}: ${names}. Choose ${it} below, or upload another file.`;
}

function notesOf(
  all: readonly BillSheet[],
  used: readonly BillSheet[],
  currencies: ReadonlyMap<string, number>,
): readonly string[] {
  const sum = (of: (sheet: BillSheet) => number) => used.reduce((total, sheet) => total + of(sheet), 0);
  const hidden = all.filter(({ isHidden }) => isHidden).map(({ name }) => `“${name}”`);
  const [hiddenRows, totals, negative, replaced] = [
    sum((one) => one.hiddenRows),
    sum((one) => one.totals),
    sum((one) => one.negative),
    sum((one) => one.replacedLines),
  ];
  return [
    ...(hidden.length > 0
      ? [`Hidden ${hidden.length === 1 ? 'sheet' : 'sheets'} left out: ${hidden.join(', ')}.`]
      : []),
    ...unusedNotes(all, used),
    ...(hiddenRows > 0 ? [`${countText(hiddenRows)} hidden ${hiddenRows === 1 ? 'row' : 'rows'} left out.`] : []),
    ...(totals > 0 ? [`${countText(totals)} total ${totals === 1 ? 'row' : 'rows'} left out.`] : []),
    ...(replaced > 0
      ? [`${countText(replaced)} ${replaced === 1 ? 'line' : 'lines'} left out that a correction replaces.`]
      : []),
    ...(negative > 0 ? [`${countText(negative)} ${negative === 1 ? 'line' : 'lines'} below 0 counted.`] : []),
    ...(currencies.size === 0 ? [`The file names no currency. Its amounts are read as ${CASE_CURRENCY}.`] : []),
    ...(used.some(({ hasAmortized }) => hasAmortized)
      ? ['The file is an amortized export: commitments are spread over what they cover.']
      : []),
  ];
}

/** Sheets that have the columns, beside those of a known tool or the one that the seller chose. */
function unusedNotes(all: readonly BillSheet[], used: readonly BillSheet[]): readonly string[] {
  const names = all.flatMap((sheet) =>
    sheet.isHidden || !sheet.layout || sheet.count === 0 || used.includes(sheet) ? [] : [`“${sheet.name}”`],
  );
  return names.length > 0
    ? [`${names.length === 1 ? 'Sheet' : 'Sheets'} left out: ${names.slice(0, 5).join(', ')}.`]
    : [];
}

function questionsOf(
  used: readonly BillSheet[],
  cells: readonly BillCell[],
  parts: readonly Part[],
): readonly IntakeQuestion[] {
  const [canceling, days] = [new ExactSum(), new MonthDays()];
  for (const sheet of used) days.addAll(sheet.days);
  for (const sheet of used) {
    const [whole = '', fraction = ''] = sheet.canceling.toString().split('.');
    const value = decimalOf(whole.replace('-', '') + fraction, fraction.length, whole.startsWith('-'));
    if (value) canceling.add(value);
  }
  const isPaidTwice =
    used.some(({ hasAmortized }) => hasAmortized) &&
    cells.some(({ type, billed }) => type === 'upfront' && billed !== '0');
  return [
    ...(Math.abs(Number(canceling.toString())) >= 0.01
      ? [
          {
            kind: 'filtered' as const,
            text: `Lines of savings plans don’t cancel out: ${canceling.toString()} is left. Some lines may have been filtered out of the export.`,
          },
        ]
      : []),
    ...days.questions(),
    ...sameLines(parts.map(({ sheet: { name }, cells: own }) => ({ name, cells: own }))),
    ...(isPaidTwice
      ? [
          {
            kind: 'counted-twice' as const,
            text: 'The file lists purchases of reservations and, amortized, the usage that they cover. Use either an actual or an amortized export.',
          },
        ]
      : []),
  ];
}

const countText = (value: number): string => value.toLocaleString('en-US');
