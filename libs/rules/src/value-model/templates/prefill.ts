import type { InputAnswers } from '../../inputs/input-fields';
import { isGoodReading, type TableReading } from '../../inputs/reading';
import { rowsText } from '../../intake/statement-text';
import { VALUE_MODEL_LIMITS } from '../limits';
import type { FileReference } from '../model';
import { commitmentsIn } from './commitments-in';
import { fileSource, rounded } from './file-source';

export interface ProvidedInput {
  readonly key: string;
  readonly title: string;
  readonly answers: InputAnswers | null;
  readonly reading: TableReading | null;
  readonly file: { readonly id: string; readonly name: string } | null;
  readonly providedOn: string | null;
}

/** How a number is read from a seller's input: a row count, the sum of a column, or a typed answer. */
export interface Prefill {
  readonly from: keyof typeof ITEMS;
  /** Column key; rows are counted if undefined. */
  readonly column?: string;
  /** Key of the typed answer, if it differs from `column`. */
  readonly answer?: string;
  /** Averages rows or months. Typed amounts are monthly already. */
  readonly per?: 'row' | 'month';
  /** Of bills: what commitments in force cost a month, or the months until the last of them ends. */
  readonly commitments?: 'fee' | 'months';
  /** For example 1/100 for percentages. */
  readonly factor?: number;
}

export interface Prefilled {
  readonly value: number;
  readonly source: string;
  readonly asOf: string;
  readonly reference?: FileReference;
}

const ITEMS = {
  hosts: {
    keys: /^(environment-on-premise|compute-(server-hosts|hci-appliances|bare-metal-hosts))$/,
    ...{ name: 'host', count: 'hosts' },
  },
  sqlHosts: { keys: /^compute-sql-server-hosts$/, ...{ name: 'host', count: 'hosts' } },
  machines: { keys: /^compute-(virtual-machines|bare-metal-instances)$/, ...{ name: 'vm', count: 'vms' } },
  bill: { keys: /^environment-(?!on-premise)/, ...{ name: 'service', count: '' } },
  prices: { keys: /^prices-/, ...{ name: '', count: '' } },
  rate: { keys: /^discount-rate$/, ...{ name: '', count: '' } },
} as const;

export function prefilled(prefill: Prefill, inputs: readonly ProvidedInput[]): Prefilled | undefined {
  const { keys } = ITEMS[prefill.from];
  const asked = inputs.filter(({ key }) => keys.test(key));
  if (prefill.commitments) return commitmentsOf(prefill.commitments, asked);
  const read = asked.map((input) => ({ input, found: fromRows(prefill, input) ?? fromAnswers(prefill, input) }));
  const found = read.flatMap((one) => one.found ?? []);
  const [first] = found;
  if (!first || prefill.from !== 'bill' || asked.length === 1) return first;
  const left = read.flatMap((one) => (one.found ? [] : [one.input.title]));
  return allBills(found, left);
}

/** A case may have a bill for each cloud. Says which ones are not counted. */
function allBills(found: readonly Prefilled[], leftOut: readonly string[]): Prefilled {
  const sources = [...found.map(({ source }) => source), ...leftOut.map((title) => `not counted: ${title}`)];
  const [only, ...others] = found;
  return {
    value: rounded(found.reduce((sum, { value }) => sum + value, 0)),
    source: sources.join('; ').slice(0, VALUE_MODEL_LIMITS.text).toWellFormed(),
    // As old as the oldest of them.
    asOf: found.map(({ asOf }) => asOf).toSorted()[0] ?? '',
    ...(only?.reference && others.length === 0 && { reference: only.reference }),
  };
}

function fromRows(prefill: Prefill, { reading, file, title, providedOn }: ProvidedInput): Prefilled | undefined {
  if (!reading || !file || !providedOn || !isGoodReading(reading)) return undefined;
  const { column, per } = prefill;
  const total = column === undefined ? reading.rows : reading.totals[column];
  const used = reading.sheets.filter(({ isUsed }) => isUsed);
  const [sheet] = used;
  const count = per === 'row' ? reading.rows : per === 'month' ? reading.months : 1;
  if (!total || !count || !sheet) return undefined;
  const place = sheet.columns[column ?? ITEMS[prefill.from].name];
  return {
    value: rounded((total / count) * (prefill.factor ?? 1)),
    // What was counted and left out is a part of the source.
    ...fileSource(file, title, used, place, reading.bill?.text ?? (reading.intake && rowsText(reading.intake))),
    asOf: providedOn,
  };
}

/** Of all bills. Fees add up; what ends last counts. */
function commitmentsOf(what: 'fee' | 'months', asked: readonly ProvidedInput[]): Prefilled | undefined {
  const found = asked.flatMap((input) => commitmentsIn(what, input) ?? []);
  if (what === 'months') return found.toSorted((one, other) => other.value - one.value)[0];
  return found.length > 1 ? allBills(found, []) : found[0];
}

function fromAnswers(prefill: Prefill, { answers, title, providedOn }: ProvidedInput): Prefilled | undefined {
  if (!answers || !providedOn) return undefined;
  const { column, from, per } = prefill;
  const { count } = ITEMS[from];
  const total = typed(answers[prefill.answer ?? column ?? count]);
  const rows = per === 'row' ? typed(answers[count]) : 1;
  if (!total || !rows) return undefined;
  const value = rounded((total / rows) * (prefill.factor ?? 1));
  return { value, source: `Typed in by the seller, ${title}`, asOf: providedOn };
}

const typed = (answer = ''): number => Number(answer.replaceAll(',', ''));
