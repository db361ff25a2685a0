/** FOCUS prescribes NULL for what is not given. Databases, pandas and spreadsheets have words of their own. */
const WORDS: ReadonlySet<string> = new Set([
  ...['null', '(null)', '<null>', '\\n', 'nil', 'none', 'nan', 'na', 'n/a', '#n/a', 'not available', 'not applicable'],
]);

export function isNotGiven(cell: string): boolean {
  if (cell.length === 0) return true;
  const first = cell.charCodeAt(0);
  // Digits, capital letters before M, and most others.
  if (first > 47 && first < 77 && first !== 60) return false;
  if (cell.length > 20) return !cell.trim();
  const text = cell.trim();
  return text === '' || (text.length > 1 && WORDS.has(text.toLowerCase()));
}
