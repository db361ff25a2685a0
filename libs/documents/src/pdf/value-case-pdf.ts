import type { Snapshot } from '@casewright/rules';
import { valueCaseOf } from '../snapshot/value-case';
import { basis } from './basis';
import { bytesOf } from './bytes-of';
import { costOfOwnership } from './cost-of-ownership';
import { executiveSummary } from './executive-summary';
import { type Paper, PAPERS } from './pen';
import { Sheet } from './sheet';

/** The same snapshot and paper always give the same bytes. */
export async function valueCasePdf(snapshot: Snapshot, paper: Paper): Promise<Buffer> {
  // Loaded on first use: only processes that make documents need it.
  const { default: Pdf } = await import('pdfkit');
  const valueCase = valueCaseOf(snapshot);
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
  const done = bytesOf(doc);
  const sheet = new Sheet(doc, paper, valueCase);
  executiveSummary(sheet, valueCase);
  costOfOwnership(sheet, valueCase);
  basis(sheet, valueCase);
  sheet.finish();
  doc.end();
  return done;
}
