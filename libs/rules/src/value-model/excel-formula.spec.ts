import { compileModel } from './compile-model';
import { excelFormula } from './excel-formula';
import { parseExpression } from './expression';
import { resultsOf } from './results';
import { VIRTUALIZATION_REFRESH } from './samples/virtualization-refresh';

const cells = (name: string) => ({ year: 'C$1' })[name] ?? `Assumptions!$B$${name.length}`;

it.each([
  ['1 + 2 * 3', '1+2*3'],
  ['(1 + 2) * 3', '(1+2)*3'],
  ['1 - (2 - 3)', '1-(2-3)'],
  ['8 / (4 / 2)', '8/(4/2)'],
  ['2 ^ 3 ^ 2', '2^3^2'],
  ['-2 ^ 2', '-(2^2)'],
  ['(-2) ^ 2', '(-2)^2'],
  ['hosts × 12[months/year]', 'Assumptions!$B$5*12'],
  ['if(year <= 3, round(hosts / 3, 0), max(1, 2))', 'IF(C$1<=3,ROUND(Assumptions!$B$5/3,0),MAX(1,2))'],
  ['max(hosts > 3, 0) + (year = 1)', 'MAX(N(Assumptions!$B$5>3),0)+N(C$1=1)'],
])('writes %s as %s', (expression, formula) => {
  expect(excelFormula(parseExpression(expression), cells)).toBe(formula);
});

const COSTS_ONCE = { id: 'test', solution: 'private', category: 'Test', label: 'Test', firstYear: 0, lastYear: 0 };

it.each([
  ['2 ^ 3 ^ 2', 64],
  ['-2 ^ 2', -4],
  ['1 − 2 − 3', -4],
  ['round(-2.5, 0)', -3],
  ['round(1250, -2)', 1300],
  ['if(2 > 1, 5, 1 / 0)', 5],
  ['min(3, 1, 2) + max(3, 1, 2)', 4],
])('computes %s like Excel: %d', (expression, value) => {
  const costLines = [{ ...COSTS_ONCE, expression: `(${expression}) * 1[USD]` }];
  const { compiled } = compileModel({ ...VIRTUALIZATION_REFRESH, roundTo: 1, costLines });
  expect(compiled && resultsOf(compiled).costs[1]?.total).toBe(value);
});
