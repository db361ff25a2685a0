import type { InputAnswers } from '../../inputs/input-fields';
import { columnLetters } from '../../inputs/match-columns';
import { type InputReading, isGoodReading } from '../../inputs/reading';
import type { FileReference } from '../model';

/** An item of a case, as far as it was provided. */
export interface ProvidedInput {
  readonly key: string;
  readonly title: string;
  readonly answers: InputAnswers | null;
  readonly reading: InputReading | null;
  readonly file: { readonly id: string; readonly name: string } | null;
  /** ISO date. */
  readonly providedOn: string | null;
}

/** A number that a seller's input says: so many rows, the sum of a column, or what was typed in its place. */
export interface Prefill {
  readonly from: keyof typeof ITEMS;
  /** Key of a column; the count of rows if absent. */
  readonly column?: string;
  /** What typed answers call it, where that differs. */
  readonly answer?: string;
  /** A mean of all rows or months; typed amounts are of one month already. */
  readonly per?: 'row' | 'month';
  /** Such as 1/100 for a percentage. */
  readonly factor?: number;
}

/** What was found for an assumption. */
export interface Prefilled {
  readonly value: number;
  readonly source: string;
  readonly asOf: string;
  readonly reference?: FileReference;
}

/** Items by what they list: their keys, the better one first, and what names and counts their rows. */
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

/** @returns undefined where no input says it */
export function prefilled(prefill: Prefill, inputs: readonly ProvidedInput[]): Prefilled | undefined {
  const { keys } = ITEMS[prefill.from];
  for (const input of inputs) {
    if (!keys.test(input.key)) continue;
    const found = fromRows(prefill, input) ?? fromAnswers(prefill, input);
    if (found) return found;
  }
  return undefined;
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
    source: `${file.name}, ${title}`,
    asOf: providedOn,
    reference: {
      ...{ fileId: file.id, file: file.name, sheet: used.map(({ name }) => name).join(', ') },
      column: place === undefined ? '' : `${columnLetters(place)} (${sheet.headers[place] ?? ''})`,
    },
  };
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

/** Means have no more digits than a person would read. */
const rounded = (value: number): number => Number(value.toPrecision(6));
