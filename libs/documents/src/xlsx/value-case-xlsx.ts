import type { Snapshot } from '@casewright/rules';
import type { WriteSheet } from 'hucre/xlsx';
import { verifyAddress } from '../issued';
import { textOf } from '../text-of';
import { type ValueCase, valueCaseOf } from '../snapshot/value-case';
import { assumptionsSheet } from './assumptions-sheet';
import { caseSheet } from './case-sheet';
import { cashFlowSheet } from './cash-flow-sheet';
import { FONT } from './grid';
import { benefitsSheet, calculationsSheet, costsSheet } from './line-sheets';
import { RatesSheet } from './rates-sheet';
import { sensitivitySheet } from './sensitivity-sheet';
import { summarySheet } from './summary-sheet';
import { Workbook } from './workbook';

/** A workbook with live formulas. The same snapshot always gives the same bytes. */
export async function valueCaseXlsx(snapshot: Snapshot): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const valueCase = valueCaseOf(snapshot);
  const workbook = new Workbook(valueCase);
  const assumptions = assumptionsSheet(workbook);
  const costs = costsSheet(workbook);
  const benefits = benefitsSheet(workbook);
  const rates = new RatesSheet(workbook);
  const cashFlow = cashFlowSheet(workbook, costs, benefits, rates);
  const sheets = [
    summarySheet(workbook, cashFlow.metrics),
    assumptions.sheet,
    calculationsSheet(workbook),
    costs.sheet,
    benefits.sheet,
    cashFlow.sheet,
    sensitivitySheet(valueCase),
    caseSheet(valueCase),
    rates.sheet(),
  ];
  const issuedAt = new Date(snapshot.issuedOn);
  const file = await writeXlsx({
    properties: {
      title: textOf(`${snapshot.prospect.company}: value case ${snapshot.version}`),
      subject: `sha256 ${valueCase.hash}`,
      creator: textOf(snapshot.seller),
      created: issuedAt,
      modified: issuedAt,
    },
    defaultFont: FONT,
    namedRanges: assumptions.namedRanges,
    sheets: sheets.map((sheet) => ({ ...sheet, ...onPaper(valueCase) })),
  });
  return Buffer.from(file);
}

/** Page setup for printing. Excel limits footers to 255 characters. */
function onPaper(valueCase: ValueCase): Pick<WriteSheet, 'pageSetup' | 'headerFooter'> {
  const { hash, snapshot } = valueCase;
  const oddFooter = `&L&7Version ${snapshot.version}, ${verifyAddress(valueCase) ?? `sha256 ${hash}`}&R&7&P of &N`;
  return {
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    headerFooter: { oddFooter },
  };
}
