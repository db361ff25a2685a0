export interface Part {
  readonly isQuote: boolean;
  readonly text: string;
}

/** Splits a text into quoted lines, which begin with `>`, and the rest. */
export function partsOf(text: string): Part[] {
  const parts: { isQuote: boolean; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const isQuote = line.startsWith('>');
    const last = parts.at(-1);
    const said = isQuote ? line.replace(/^> ?/, '') : line;
    if (last?.isQuote === isQuote) last.lines.push(said);
    else parts.push({ isQuote, lines: [said] });
  }
  return parts
    .map(({ isQuote, lines }) => ({ isQuote, text: lines.join('\n').replace(/^\n+/, '').trimEnd() }))
    .filter(({ text: said }) => said !== '');
}

/** The whole text if it is all quote. */
export const withoutQuotes = (text: string): string =>
  partsOf(text)
    .filter(({ isQuote }) => !isQuote)
    .map((part) => part.text)
    .join('\n') || text;
