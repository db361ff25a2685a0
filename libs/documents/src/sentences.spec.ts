import { sampleSnapshot } from './sample/sample-snapshot';
import { methodOf, threeNumbers } from './sentences';
import { valueCaseOf } from './snapshot/value-case';

const { summary } = valueCaseOf(sampleSnapshot());
const aboutOf = (given: typeof summary) => threeNumbers(given).map(({ about }) => about);

it('states the ranges of net present value and payback', () => {
  const [value, payback] = aboutOf(summary);
  expect(value).toBe('at 9%, between $0.5M and $3.8M');
  expect(payback).toBe('between month 15 and month 32');
});

it('says that the low case does not pay back', () => {
  const paybackMonth = { base: 19, high: 15 };
  expect(aboutOf({ ...summary, paybackMonth })[1]).toBe('high month 15, low not in 5 years');
});

it('states no range if its ends are equal', () => {
  const same = { netPresentValue: { low: 1, base: 1, high: 1 }, paybackMonth: { low: 1, base: 1, high: 1 } };
  expect(aboutOf({ ...summary, ...same }).slice(0, 2)).toEqual(['at 9%', '']);
});

it('states what was counted in the files that numbers come from', () => {
  const statement = 'RVTools 4.4, vInfo: 763 machines counted; 42 left out: 32 off, 10 templates.';
  const counted = methodOf(valueCaseOf({ ...sampleSnapshot(), fileStatements: [{ file: 'estate.xlsx', statement }] }));
  expect(counted).toContainEqual(['Counted from estate.xlsx.', statement]);
});
