import type { InputReading } from '../../inputs/reading';
import { type BillChoices, costOf, countedBasis, countedCells, monthsOf, sumsByType } from './bill';
import { billText } from './bill-text';
import { monthsDiffer } from './months-differ';

/** The reading with the cost that the seller counts. Its totals follow. Machines and hosts stay as they are. */
export function withBillChoices(reading: InputReading, choices: BillChoices): InputReading {
  if (!reading.bill) return reading;
  const { cells, bases, questions } = reading.bill;
  const bill = { ...reading.bill, choices, basis: countedBasis(bases, choices), types: sumsByType(cells) };
  const counted = countedCells(bill);
  return {
    ...reading,
    sheets: reading.sheets.map((sheet) => {
      const place = sheet.costs?.[bill.basis];
      return place === undefined ? sheet : { ...sheet, columns: { ...sheet.columns, costUsd: place } };
    }),
    bill: {
      ...bill,
      text: billText(bill),
      questions: [...questions.filter(({ kind }) => kind !== 'month-differs'), ...monthsDiffer(bill)],
    },
    rows: counted.reduce((sum, { lines }) => sum + lines, 0),
    // Months without usage, such as those of an upfront fee, don't lower the average.
    months: monthsOf(counted).length,
    totals: { costUsd: Number(costOf(counted, bill.basis)) },
  };
}
