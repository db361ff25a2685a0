import type { InputReading } from '../../inputs/reading';
import { type BillChoices, costOf, countedBasis, countedCells, monthsOf } from './bill';
import { billText } from './bill-text';

/** The reading with the cost that the seller counts. Its totals follow. Machines and hosts stay as they are. */
export function withBillChoices(reading: InputReading, choices: BillChoices): InputReading {
  if (!reading.bill) return reading;
  const bill = { ...reading.bill, choices, basis: countedBasis(reading.bill.bases, choices) };
  const counted = countedCells(bill);
  return {
    ...reading,
    bill: { ...bill, text: billText(bill) },
    rows: counted.reduce((sum, { lines }) => sum + lines, 0),
    // Months without usage, such as those of an upfront fee, don't lower the average.
    months: monthsOf(counted).length,
    totals: { costUsd: Number(costOf(counted, bill.basis)) },
  };
}
