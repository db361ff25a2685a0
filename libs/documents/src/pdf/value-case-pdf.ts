import { buffer } from 'node:stream/consumers';
import type { Snapshot } from '@casewright/rules';
import { type ValueCase, valueCaseOf } from '../snapshot/value-case';
import { basis } from './basis';
import { costOfOwnership } from './cost-of-ownership';
import { executiveSummary } from './executive-summary';
import { method, options } from './method';
import { type Paper, PAPERS } from './pen';
import { Sheet } from './sheet';

/** Tried in turn until no page has only a few lines that did not fit on the one before. */
const DENSITIES = [1, 0.92, 0.84, 0.76] as const;

/** The same snapshot and paper always give the same bytes. */
export async function valueCasePdf(snapshot: Snapshot, paper: Paper): Promise<Buffer> {
  const valueCase = valueCaseOf(snapshot);
  const loosest = await drawnAt(valueCase, paper, DENSITIES[0]);
  if (!loosest.hasNearlyEmptyPage) return loosest.file;
  for (const density of DENSITIES.slice(1)) {
    const denser = await drawnAt(valueCase, paper, density);
    if (!denser.hasNearlyEmptyPage) return denser.file;
  }
  return loosest.file;
}

async function drawnAt(
  valueCase: ValueCase,
  paper: Paper,
  density: number,
): Promise<{ readonly file: Buffer; readonly hasNearlyEmptyPage: boolean }> {
  const { snapshot } = valueCase;
  // Loaded on first use: only processes that make documents need it.
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({
    size: [...PAPERS[paper]],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${snapshot.prospect.company}: value case ${snapshot.version}`,
      Author: snapshot.seller,
      Subject: `sha256 ${valueCase.hash}`,
      Creator: snapshot.brand,
      CreationDate: new Date(snapshot.issuedOn),
    },
  });
  const done = buffer(doc);
  const sheet = new Sheet(doc, paper, valueCase, density);
  executiveSummary(sheet, valueCase);
  costOfOwnership(sheet, valueCase);
  basis(sheet, valueCase);
  options(sheet, valueCase);
  method(sheet, valueCase);
  sheet.finish();
  doc.end();
  return { file: await done, hasNearlyEmptyPage: sheet.hasNearlyEmptyPage };
}
