import { MEGABYTE } from '@casewright/rules';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import type { IntakeRow as SheetRow } from '@casewright/rules/intake';
import { type CellStyle, readStyles } from './cell-styles';
import { FileUnreadable } from './file-unreadable';
import { TOO_LARGE, Unpacked } from './packed-file';
import { StoredArchive } from './stored-archive';
import type { StoredBytes } from './stored-bytes';
import { readXml } from './xml-events';

/** Shared strings are the only part kept in memory. */
const MAX_STRINGS_BYTES = 64 * MEGABYTE;
const MAX_ENTRIES = 2_000;
const MAX_COLUMNS = 500;
/** Excel's limit. */
const MAX_ROWS = 1_048_576;
const MAX_NAME_LENGTH = 100;
const TOO_LONG = 'The workbook has a cell with more than 32,767 characters.';
/** Excel's limit, in characters. */
export const MAX_CELL_LENGTH = 32_767;

const DAMAGED = 'We can’t open this workbook. Save it again in your spreadsheet program, or as CSV.';

type Entries = ReadonlyMap<string, Entry>;

/** Reads all sheets. Formulas yield their saved values; none is evaluated. */
export async function readXlsx(
  bytes: StoredBytes,
  size: number,
  take: (row: SheetRow) => void,
  total = new Unpacked(),
): Promise<void> {
  const stored = new StoredArchive(bytes, size);
  try {
    const archive = await fromRandomAccessReaderPromise(stored, size, { autoClose: false });
    const entries = await entriesOf(archive, total);
    const strings = await stringsOf(archive, entries);
    const styles = await stylesOf(archive, entries);
    const { sheets, is1904 } = await sheetsOf(archive, entries);
    const reader = { archive, strings, styles, is1904 };
    for (const { name, path, isHidden } of sheets) {
      const entry = entries.get(path);
      const takeOf = isHidden ? (row: SheetRow) => take({ ...row, isSheetHidden: true }) : take;
      if (entry) await readSheet(reader, entry, name, takeOf);
    }
  } catch (error) {
    // The file store failed, not the workbook: a retry may help.
    if (stored.failure) throw stored.failure;
    throw error instanceof FileUnreadable ? error : Object.assign(new FileUnreadable(DAMAGED), { cause: error });
  }
}

/** Refuses too large archives by their declared sizes before unpacking. */
async function entriesOf(archive: ZipFile, total: Unpacked): Promise<Entries> {
  const entries = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    total.add(entry.uncompressedSize);
    entries.set(entry.fileName, entry);
    if (entries.size > MAX_ENTRIES) throw new FileUnreadable(TOO_LARGE);
  }
  return entries;
}

/** The library refuses entries that unpack to more than declared. */
const contentOf = (archive: ZipFile, entry: Entry): Promise<AsyncIterable<Uint8Array>> =>
  archive.openReadStreamPromise(entry);

interface Sheet {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

async function sheetsOf(
  archive: ZipFile,
  entries: Entries,
): Promise<{ readonly sheets: readonly Sheet[]; readonly is1904: boolean }> {
  let is1904 = false;
  const paths = new Map<string, string>();
  const sheets: Sheet[] = [];
  const [relations, workbook] = [entries.get('xl/_rels/workbook.xml.rels'), entries.get('xl/workbook.xml')];
  if (!relations || !workbook) throw new FileUnreadable(DAMAGED);
  await readXml(await contentOf(archive, relations), {
    open: (tag, { Id, Target = '' }) => {
      if (tag === 'Relationship' && Id) paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  await readXml(await contentOf(archive, workbook), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = /^(1|true)$/i.test(attributes['date1904'] ?? '');
      const path = paths.get(attributes['r:id'] ?? '');
      // A workbook that names one file as several sheets would have it read as often.
      if (tag === 'sheet' && path && !sheets.some((sheet) => sheet.path === path))
        sheets.push({
          ...{ name: (attributes['name'] ?? '').slice(0, MAX_NAME_LENGTH).toWellFormed(), path },
          isHidden: /^(very)?hidden$/i.test(attributes['state'] ?? ''),
        });
    },
  });
  return { sheets, is1904 };
}

async function stylesOf(archive: ZipFile, entries: Entries): Promise<readonly CellStyle[]> {
  const entry = entries.get('xl/styles.xml');
  return entry ? readStyles(await contentOf(archive, entry)) : [];
}

async function stringsOf(archive: ZipFile, entries: Entries): Promise<readonly string[]> {
  const entry = entries.get('xl/sharedStrings.xml');
  if (!entry) return [];
  if (entry.uncompressedSize > MAX_STRINGS_BYTES) throw new FileUnreadable(TOO_LARGE);
  const strings: string[] = [];
  let [text, isText, isReading] = ['', false, true];
  await readXml(await contentOf(archive, entry), {
    open: (tag) => {
      if (tag === 'si') text = '';
      // Skip phonetic readings, which some languages store beside the text.
      else if (tag === 'rPh') isReading = false;
      isText = tag === 't' && isReading;
    },
    text: (more) => {
      if (isText) text = joined(text, more);
    },
    close: (tag) => {
      if (tag === 'si') strings.push(text);
      else if (tag === 'rPh') isReading = true;
      isText = false;
    },
  });
  return strings;
}

interface Workbook {
  readonly archive: ZipFile;
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  /** Days are counted from 1904-01-01, as on old Macs. */
  readonly is1904: boolean;
}

const DAYS_TO_1904 = 1_462;

/** Spreadsheets show 15 digits of a double, also in CSV. More is noise of their computation. */
const MAX_DIGITS = 15;

async function readSheet(
  { archive, strings, styles, is1904 }: Workbook,
  entry: Entry,
  sheet: string,
  take: (row: SheetRow) => void,
): Promise<void> {
  let cells: string[] = [];
  let style: CellStyle | undefined;
  let currencies: Record<number, string> | undefined;
  let [row, place, type, value, isValue, isHidden] = [0, -1, '', '', false, false];
  let [formula, isFormula, hasResult] = ['', false, false];
  await readXml(await contentOf(archive, entry), {
    open: (tag, { r, s, t = '', hidden }) => {
      if (tag === 'row') {
        [cells, row, place, isHidden] = [[], rowAfter(row, r), -1, hidden === '1' || hidden === 'true'];
        currencies = undefined;
      } else if (tag === 'c') {
        [place, type, value, style] = [r ? placeOf(r) : place + 1, t, '', styles[Number(s)]];
        [formula, hasResult] = ['', false];
      }
      [isValue, isFormula] = [tag === 'v' || tag === 't', tag === 'f'];
      if (isFormula) formula = '=';
      // Programs save an empty text as a result, and formulas that they don't compute with an empty value.
      if (isValue) hasResult ||= type === 'str';
    },
    text: (more) => {
      if (isValue) value = joined(value, more);
      else if (isFormula) formula = joined(formula, more);
    },
    close: (tag) => {
      if (tag === 'c' && place < MAX_COLUMNS) {
        cells[place] = type === 's' ? (strings[Number(value)] ?? '') : value;
        if (type === 'b') cells[place] = value === '1' ? 'TRUE' : 'FALSE';
        if (!value && !hasResult) cells[place] = formula;
        if (value && (type === '' || type === 'n')) {
          if (value.length > MAX_DIGITS) cells[place] = String(Number(Number(value).toPrecision(MAX_DIGITS)));
          if (is1904 && style?.isDate) cells[place] = String(Number(value) + DAYS_TO_1904);
          if (style?.currency) (currencies ??= {})[place] = style.currency;
        }
      } else if (tag === 'row')
        take({
          sheet,
          row,
          cells: Array.from(cells, (cell) => cell ?? ''),
          decimal: '.',
          ...(isHidden && { isHidden }),
          ...(currencies && { currencies }),
        });
      isValue = isFormula = false;
    },
  });
}

/** Rows are known by their numbers, so that none may repeat. */
function rowAfter(last: number, said: string | undefined): number {
  const row = Number(said);
  return Number.isInteger(row) && row > last && row <= MAX_ROWS ? row : last + 1;
}

/** A cell may consist of several texts. */
function joined(text: string, more: string): string {
  if (text.length + more.length > MAX_CELL_LENGTH) throw new FileUnreadable(TOO_LONG);
  return text + more;
}

/** 0 for 'A7', 27 for 'AB7'. */
function placeOf(address: string): number {
  let place = 0;
  for (let at = 0; at < address.length; at++) {
    const letter = address.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    place = place * 26 + letter;
  }
  return place - 1;
}
