import { ENVIRONMENT_LABELS } from '../../option-labels';
import type { InputReading, StoredReading } from '../../inputs/reading';
import type { IntakeQuestion } from '../intake';
import { type BillChoices, costOf, countedBasis, countedCells, monthsOf, sumsByType } from './bill';
import { billText } from './bill-text';
import { monthsDiffer } from './months-differ';

/**
 * The reading with the cost that the seller counts, of all clouds in the file. Its totals follow. Machines and hosts
 * stay as they are.
 */
export function withBillChoices(reading: InputReading, choices: BillChoices): InputReading {
  const own = counted(reading, choices);
  const also = reading.also.map((one) => ({ ...one, reading: counted(one.reading, choices) }));
  if (!own.bill) return reading;
  // The seller confirms the file as a whole.
  const questions = [
    ...own.bill.questions,
    ...also.flatMap(({ cloud, reading: { bill } }) =>
      (bill?.questions ?? []).map(({ kind, text }) => ({
        kind,
        text: cloud ? `${ENVIRONMENT_LABELS[cloud]}: ${text}` : text,
      })),
    ),
  ];
  return { ...own, bill: { ...own.bill, questions: withoutRepeated(questions) }, also };
}

const withoutRepeated = (questions: readonly IntakeQuestion[]): readonly IntakeQuestion[] => [
  ...new Map(questions.map((question) => [question.text, question])).values(),
];

function counted<Reading extends StoredReading>(reading: Reading, choices: BillChoices): Reading {
  if (!reading.bill) return reading;
  const { cells, bases, questions } = reading.bill;
  const bill = { ...reading.bill, choices, basis: countedBasis(bases, choices), types: sumsByType(cells) };
  const lines = countedCells(bill);
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
    rows: lines.reduce((sum, cell) => sum + cell.lines, 0),
    // Months without usage, such as those of an upfront fee, don't lower the average.
    months: monthsOf(lines).length,
    totals: { costUsd: Number(costOf(lines, bill.basis)) },
  };
}
