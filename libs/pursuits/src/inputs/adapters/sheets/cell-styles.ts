import { currencyOfFormat } from '@casewright/rules/intake';
import { readXml } from './xml-events';

/** What a number in a cell of this style is. */
export interface CellStyle {
  readonly currency: string | undefined;
  readonly isDate: boolean;
}

/** Formats that spreadsheets know without a code (ECMA-376 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47);

/** Quoted text and sections in brackets aside, such codes have parts of a date. */
const isDateFormat = (code: string): boolean => /[ymdh]/i.test(code.replaceAll(/"[^"]*"|\[[^[\]]*\]|\\./g, ''));

const MAX_STYLES = 65_000;

/** Styles by their index in cells. */
export async function readStyles(content: AsyncIterable<Uint8Array>): Promise<readonly CellStyle[]> {
  const codes = new Map<number, string>();
  const styles: CellStyle[] = [];
  let isCellXfs = false;
  await readXml(content, {
    open: (tag, { numFmtId, formatCode }) => {
      if (tag === 'numFmt' && numFmtId) codes.set(Number(numFmtId), formatCode ?? '');
      else if (tag === 'cellXfs') isCellXfs = true;
      else if (tag === 'xf' && isCellXfs && styles.length < MAX_STYLES)
        styles.push(styleOf(Number(numFmtId ?? 0), codes));
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCellXfs = false;
    },
  });
  return styles;
}

function styleOf(id: number, codes: ReadonlyMap<number, string>): CellStyle {
  const code = codes.get(id);
  if (code === undefined) return { currency: undefined, isDate: isBuiltInDate(id) };
  return { currency: currencyOfFormat(code), isDate: isDateFormat(code) };
}
