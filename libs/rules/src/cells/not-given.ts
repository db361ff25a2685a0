/** FOCUS prescribes NULL for what is not given. Databases, pandas and spreadsheets have words of their own. */
const WORDS: ReadonlySet<string> = new Set([
  ...['null', '(null)', '<null>', '\\n', 'nil', 'none', 'nan', 'na', 'n/a', '#n/a', 'not available', 'not applicable'],
]);

export function isNotGiven(cell: string): boolean {
  const { length } = cell;
  if (length === 0) return true;
  if (length > 20) return !cell.trim();
  const text = cell.trim();
  return text === '' || (text.length > 1 && WORDS.has(text.toLowerCase()));
}
