/** Words of the documents that a reader outside finance or IT may not know. */
export const DOCUMENT_GLOSSARY: readonly (readonly [term: string, meaning: string])[] = [
  [
    'Net present value',
    'What all later savings and benefits are worth today, less the outlay. Above zero, the option pays off.',
  ],
  ['Cost of ownership', 'All costs of a solution over the years of the case, before discounting.'],
  ['Payback', 'The month from which the money spent has come back and stays so.'],
  ['Internal rate of return', 'The yearly return at which the option would just break even.'],
  ['Return on investment', 'The sum of net cash flow over the outlay at the start.'],
  ['Soft benefit', 'A gain in productivity or revenue, or an avoided risk, that doesn’t lower a bill by itself.'],
  ['Low, base, high', 'All estimates at their worse end, at their most likely value, and at their better end.'],
  ['Parallel operation', 'The time in which the old and the new solution both run and are both paid for.'],
  ['Existing commitment', 'A contract of today, such as reserved instances or support, that runs on after the move.'],
];
