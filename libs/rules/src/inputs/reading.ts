import type { BillIntake, BillStatement, CostBasis } from '../intake/bills/bill';
import type { Cloud } from '../intake/bills/clouds';
import {
  askedQuestions,
  type FileClaims,
  type Intake,
  type IntakeQuestion,
  isConfirmed,
  type StorageKind,
} from '../intake/intake';
import type { SizeUnit } from '../intake/units';
import type { AskedInput } from './asked-inputs';
import type { InputTable } from './input-tables';
import { columnLetters, type ColumnPlaces } from './match-columns';

export const CELL_FAULTS = [
  'empty',
  'not-a-number',
  'negative',
  'not-a-month',
  'no-unit',
  'unclear-number',
  'unclear-month',
] as const;
export type CellFaultKind = (typeof CELL_FAULTS)[number];

export interface ColumnFault {
  /** Empty for a CSV. */
  readonly sheet: string;
  readonly column: string;
  /** From 0. */
  readonly place: number;
  readonly kind: CellFaultKind;
  /** The first faulty rows, counted from 1 as in spreadsheets. */
  readonly rows: readonly number[];
  readonly count: number;
}

export interface SheetReading {
  readonly name: string;
  readonly headerRow: number;
  readonly headers: readonly string[];
  readonly columns: ColumnPlaces;
  readonly rows: number;
  /** Whether its rows are counted. */
  readonly isUsed: boolean;
  /** What wrote it, for example "RVTools vInfo". Null if unknown. */
  readonly source: string | null;
  /** Hidden in the workbook, so it isn't read. */
  readonly isHidden: boolean;
  /** Units of sizes by column key. A size without an entry has no known unit. */
  readonly units: Readonly<Record<string, SizeUnit>>;
  /** The first values of each column, in the order of `headers`. */
  readonly samples: readonly (readonly string[])[];
  /** Columns of each kind of storage. The priced one is also in `columns`. */
  readonly storage?: Readonly<Partial<Record<StorageKind, number>>>;
  /** Of bills: columns of each cost. The counted one is also in `columns`. */
  readonly costs?: Readonly<Partial<Record<CostBasis, number>>>;
}

/** What a file says about one kind of rows. */
export interface TableReading {
  /** Why the whole file is unusable. */
  readonly problem: string | null;
  readonly sheets: readonly SheetReading[];
  readonly rows: number;
  readonly months?: number;
  /** Sums by column key. */
  readonly totals: Readonly<Record<string, number>>;
  readonly faults: readonly ColumnFault[];
  /** The intake statement of machines or hosts. Null for bills. */
  readonly intake: Intake | null;
  /** What the file says about its own machines or hosts. */
  readonly claims?: FileClaims;
  /** The intake statement of a bill. Undefined for machines and hosts. */
  readonly bill?: BillStatement;
}

export interface StoredReading extends TableReading {
  readonly bill?: BillIntake;
}

export interface InputReading extends StoredReading {
  /**
   * What else is in the same file. It answers items of its own: a workbook of machines may list hosts, too, and a bill
   * the lines of several clouds.
   */
  readonly also: readonly AlsoRead[];
}

export interface AlsoRead {
  readonly rows: InputTable['rows'];
  /** Of bills. */
  readonly cloud?: Cloud;
  readonly reading: StoredReading;
}

export const isGoodReading = ({ problem, faults }: TableReading): boolean => !problem && faults.length === 0;

/** What looks implausible about the rows that count. */
export const questionsOf = ({ intake, bill }: TableReading): readonly IntakeQuestion[] => [
  ...(intake ? askedQuestions(intake) : []),
  ...(bill?.questions ?? []),
];

/** What is still asked before the file counts. */
export const openQuestions = (reading: TableReading, confirmed: readonly IntakeQuestion[]): readonly IntakeQuestion[] =>
  questionsOf(reading).filter((question) => !isConfirmed(question, confirmed));

const FAULT_TEXTS: Readonly<Record<CellFaultKind, readonly [one: string, many: string]>> = {
  empty: ['1 cell is empty', 'cells are empty'],
  'not-a-number': ['1 cell isn’t a number', 'cells aren’t numbers'],
  negative: ['1 number is below 0', 'numbers are below 0'],
  'not-a-month': ['1 cell isn’t a date', 'cells aren’t dates'],
  'no-unit': ['1 size has no unit', 'sizes have no unit'],
  'unclear-number': [
    '1 number can be read with a decimal point or a decimal comma',
    'numbers can be read with a decimal point or a decimal comma',
  ],
  'unclear-month': ['1 date can be read in two ways', 'dates can be read in two ways'],
};

/** For example "Sheet “Arrays”, column F (Used): 3 cells are empty, rows 4, 9 and 12." */
export function faultText({ sheet, column, place, kind, rows, count }: ColumnFault): string {
  const [one, many] = FAULT_TEXTS[kind];
  const where = `${sheet ? `Sheet “${sheet}”, column` : 'Column'} ${columnLetters(place)} (${column})`;
  return `${where}: ${count === 1 ? one : `${numberText(count)} ${many}`}, ${rowsText(rows, count)}.`;
}

/** For example "row 4", "rows 4, 9 and 12" or "rows 4, 9, 12 and 20 more". */
function rowsText(rows: readonly number[], count: number): string {
  if (count === 1) return `row ${rows[0]}`;
  const rest = count - rows.length;
  const shown = rows.map(String);
  const last = rest > 0 ? `${numberText(rest)} more` : shown.pop();
  return `rows ${shown.join(', ')} and ${last}`;
}

/** The statement of a bill, otherwise for example "96 hosts" or "2,140 VMs, 8,560 vCPU, 33 TiB memory". */
export function readingText({ table }: Pick<AskedInput, 'table'>, { rows, totals, bill }: TableReading): string {
  if (bill) return bill.text;
  if (!table) return '';
  const [one, many] = table.unit;
  const sums = table.columns.flatMap(({ key, label, unit }) => {
    const total = totals[key];
    if (!total) return [];
    const name = label.replace(/ \([^()]*\)$/, '');
    return [
      unit ? `${sizeText(total)} ${name.toLowerCase()}` : `${numberText(Math.round(total))} ${nounOf(key, name)}`,
    ];
  });
  return [`${numberText(rows)} ${rows === 1 ? one : many}`, ...sums].join(', ');
}

const nounOf = (key: string, name: string): string =>
  key === 'vcpu' ? name : key === 'powerWatts' ? 'W' : key === 'costUsd' ? 'USD' : name.toLowerCase();

const sizeText = (gigabytes: number): string =>
  gigabytes < 10_000 ? `${numberText(Math.round(gigabytes))} GiB` : `${numberText(Math.round(gigabytes / 1024))} TiB`;

const numberText = (value: number): string => value.toLocaleString('en-US');
