import type { FoundColumn, RecognizedSheet, SheetHeaders, Source, SourceSheet } from './source';
import { AWS_DISCOVERY, MIGRATION_EVALUATOR, PORTFOLIO_ASSESSMENT } from './sources/aws';
import { AZURE_MIGRATE } from './sources/azure-migrate';
import { GOOGLE_MIGRATION_CENTER } from './sources/google-migration-center';
import { LIVE_OPTICS } from './sources/live-optics';
import { POWERCLI } from './sources/powercli';
import { RVTOOLS } from './sources/rvtools';

/** All tools whose exports are recognized. To add one, add a file to `sources` and a line here. */
export const SOURCES: readonly Source[] = [
  RVTOOLS,
  LIVE_OPTICS,
  AZURE_MIGRATE,
  AWS_DISCOVERY,
  MIGRATION_EVALUATOR,
  PORTFOLIO_ASSESSMENT,
  GOOGLE_MIGRATION_CENTER,
  POWERCLI,
];

const plain = (header: string): string =>
  header
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();

/** Recognizes each sheet by its headers. Names of files and sheets don't matter. Undefined for unknown ones. */
export function recognize(sheets: readonly SheetHeaders[]): readonly (RecognizedSheet | undefined)[] {
  return sheets.map(({ headers }) => recognizeSheet(headers));
}

/** The most specific sheet whose headers are all there. */
export function recognizeSheet(headers: readonly string[]): RecognizedSheet | undefined {
  const names = headers.map(plain);
  const known = new Set(names);
  let best: RecognizedSheet | undefined;
  for (const source of SOURCES)
    for (const sheet of source.sheets) {
      if (!sheet.recognizedBy.every((header) => known.has(plain(header)))) continue;
      if (!best || sheet.recognizedBy.length > best.sheet.recognizedBy.length)
        best = { source, sheet, columns: columnsIn(names, sheet) };
    }
  return best;
}

const columnsIn = (names: readonly string[], { columns }: SourceSheet): readonly FoundColumn[] =>
  columns.flatMap((column) => {
    const name = plain(column.header);
    const place = column.pick === 'last' ? names.lastIndexOf(name) : names.indexOf(name);
    return place < 0 ? [] : [{ ...column, place }];
  });
