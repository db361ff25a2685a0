import type { AskedInput } from './asked-inputs';
import { matchColumns, missingColumns } from './match-columns';

interface DroppedFile {
  readonly name: string;
  readonly header?: readonly string[];
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [word, word.replace(/s$/, '')])
    .filter((word) => word.length > 1);

const HINTS: readonly (readonly [key: RegExp, names: readonly string[]])[] = [
  [/^environment-on-premise$/, ['server', 'host']],
  [/^environment-(?!on-premise)/, ['bill', 'billing', 'usage', 'invoice', 'cost']],
  [/^environment-aws$/, ['aws', 'amazon', 'cur']],
  [/^environment-google-cloud$/, ['gcp', 'google']],
  [/^compute-virtual-machines$/, ['vm', 'virtual', 'rvtools', 'vinfo']],
  [/^compute-(server|sql|bare-metal-)/, ['host', 'server']],
  [/^architecture-/, ['architecture', 'design', 'bom', 'solution', 'proposal', 'scope']],
  [/^prices-/, ['price', 'quote', 'renewal', 'invoice', 'pricing']],
];
const TOO_COMMON = [
  'inventory',
  'of',
  'and',
  'the',
  'solution',
  'architected',
  'bill',
  'price',
  'proposed',
  'competitive',
];

/** The item that a dropped file is for; undefined if there is no clear match. */
export function itemOfFile(file: DroppedFile, items: readonly AskedInput[]): AskedInput | undefined {
  const scored = items
    .filter(({ file: asks }) => asks !== 'none')
    .map((item) => ({ item, score: scoreOf(file, item) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const [first, second] = scored;
  return first && first.score > (second?.score ?? 0) ? first.item : undefined;
}

/** Matching columns outweigh any file name. */
const COLUMN_MATCH_SCORE = 10;

function scoreOf({ name, header }: DroppedFile, { key, title, table }: AskedInput): number {
  const isOfRows = /\.(csv|tsv|txt|xlsx|zip|gz|parquet)$/i.test(name);
  if (table && !isOfRows) return 0;
  const words = new Set(wordsOf(name.replace(/\.[^.]*$/, '')));
  const known = [
    ...wordsOf(title).filter((word) => !TOO_COMMON.includes(word)),
    ...HINTS.flatMap(([of, names]) => (of.test(key) ? names : [])),
  ];
  const named = new Set(known.filter((word) => words.has(word))).size * 2;
  if (!table) return named;
  const hasColumns = header && missingColumns(table, matchColumns(header, table)).length === 0;
  // Prefer items with a table for files with rows. The seller can match columns with other names.
  const byName = named > 0 ? named + 1 : 0;
  return byName + (hasColumns ? COLUMN_MATCH_SCORE : 0);
}
