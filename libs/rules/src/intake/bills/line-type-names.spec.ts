import { lineTypeNamed } from './line-type-names';

it.each([
  ['Tax', 'tax'],
  ['Sales Tax', 'tax'],
  ['US tax', 'tax'],
  ['Taxes', 'tax'],
  ['VAT', 'tax'],
  ['GST', 'tax'],
  ['MwSt.', 'tax'],
  ['USt.', 'tax'],
  ['Steuern', 'tax'],
  ['Mehrwertsteuer', 'tax'],
  ['Umsatzsteuer', 'tax'],
  ['TVA', 'tax'],
  ['IVA', 'tax'],
  ['Impuestos', 'tax'],
  ['Taxe', 'tax'],
  ['Credits', 'credit'],
  ['Gutschriften', 'credit'],
  ['Refund', 'refund'],
  ['Erstattung', 'refund'],
  ['Adjustment', 'adjustment'],
  ['rounding_adjustment', 'adjustment'],
  ['Rounding error', 'adjustment'],
  ['Upfront fee', 'upfront'],
  ['EC2 upfront reservation fee', 'upfront'],
  ['Taxi service', undefined],
  ['Credit check API', undefined],
])('%s is %s', (name, type) => {
  expect(lineTypeNamed(name)).toBe(type);
});
