import { currencyOfHeader } from '../cells/currency-cell';
import type { FoundColumn, RecognizedSheet, SheetHeaders, Source, SourceSheet } from './source';
import { AWS_DISCOVERY, MIGRATION_EVALUATOR, PORTFOLIO_ASSESSMENT } from './sources/aws';
import { AZURE_MIGRATE } from './sources/azure-migrate';
import { GOOGLE_MIGRATION_CENTER } from './sources/google-migration-center';
import { LIVE_OPTICS } from './sources/live-optics';
import { POWERCLI } from './sources/powercli';
import { AWS_CUR } from './sources/aws-cur';
import { AZURE_COST_DETAILS } from './sources/azure-cost-details';
import { FOCUS } from './sources/focus';
import { GOOGLE_BILLING } from './sources/google-billing';
import { IBM_USAGE } from './sources/ibm-usage';
import { ORACLE_COST_REPORT } from './sources/oracle-cost-report';
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
  FOCUS,
  AWS_CUR,
  AZURE_COST_DETAILS,
  GOOGLE_BILLING,
  ORACLE_COST_REPORT,
  IBM_USAGE,
];

const plain = (header: string): string =>
  header
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase();

/** Azure's localized headers name the column in brackets: "Währung (Currency)". */
const withoutTranslation = (header: string): string => /\(([a-z]+)\)$/i.exec(header.trim())?.[1] ?? header;

/** Google's page of costs names the currency: "Cost (€)". */
const withoutCurrency = (header: string): string => {
  const at = header.lastIndexOf('(');
  return at > 0 && header.trimEnd().endsWith(')') && currencyOfHeader(header) ? header.slice(0, at) : header;
};

/** Recognizes each sheet by its headers. Names of files and sheets don't matter. Undefined for unknown ones. */
export function recognize(sheets: readonly SheetHeaders[]): readonly (RecognizedSheet | undefined)[] {
  return sheets.map(({ headers }) => recognizeSheet(headers));
}

/** The most specific sheet whose headers are all there, by the names of the tool, their translations or currencies. */
export function recognizeSheet(headers: readonly string[]): RecognizedSheet | undefined {
  for (const nameOf of [(header: string) => header, withoutTranslation, withoutCurrency]) {
    const found = recognizedBy(headers.map((header) => plain(nameOf(header))));
    if (found) return found;
  }
  return undefined;
}

function recognizedBy(names: readonly string[]): RecognizedSheet | undefined {
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
