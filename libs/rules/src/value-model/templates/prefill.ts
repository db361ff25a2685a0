import type { InputAnswers } from '../../inputs/input-fields';
import { columnLetters } from '../../inputs/match-columns';
import { type InputReading, isGoodReading } from '../../inputs/reading';
import type { FileReference } from '../model';

export interface ProvidedInput {
  readonly key: string;
  readonly title: string;
  readonly answers: InputAnswers | null;
  readonly reading: InputReading | null;
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

/** Averages keep six significant digits for readability. */
const rounded = (value: number): number => Number(value.toPrecision(6));
