import { causeOf, failureOf } from './failure';
import { Reports, SAMPLED_ONE_IN } from './reports';

const calculator = { remote: 'calculator', version: '1.0.0-3ebc7ea1' };
const account = { remote: 'account', version: '1.0.0-aa11bb22' };

function thrown(frame: string, error: Error = new TypeError('dana@fabrikam.example is wrong')): Error {
  error.stack = `${error.name}: ${error.message}\n    at x (${frame})\n    at y (https://casewright.example/assets/vendor.js:1:5)`;
  return error;
}
const inCalculator = 'https://casewright.example/remotes/calculator/1.0.0-3ebc7ea1/questions.js:1:2048';

describe('an error', () => {
  it('is attributed to the remote whose code threw it', () => {
    expect(causeOf(thrown(inCalculator))).toEqual(calculator);
    expect(causeOf(thrown('https://casewright.example/assets/main.1f.js:3:9'))).toBeUndefined();
    expect(causeOf('a string')).toBeUndefined();
  });

  it('is reported without its message', () => {
    expect(failureOf(thrown(inCalculator))).toEqual({ name: 'TypeError', at: 'questions.js:1:2048' });
    expect(failureOf('dana@fabrikam.example')).toEqual({ name: 'Error', at: '' });
    const named = Object.assign(new Error('x'), { name: 'dana@fabrikam.example' });
    expect(failureOf(thrown('eval', named))).toEqual({ name: 'Error', at: 'vendor.js:1:5' });
  });
});

describe('reports of a page', () => {
  it('count views and errors per version, and reset once taken', () => {
    const reports = new Reports(true);
    reports.viewed(calculator);
    reports.viewed({ ...calculator });
    reports.viewed(account);
    reports.failed(account, thrown(inCalculator));

    expect(reports.take()).toEqual([
      { ...calculator, views: 2 * SAMPLED_ONE_IN, errors: [], vitals: [] },
      { ...account, views: SAMPLED_ONE_IN, errors: [{ name: 'TypeError', at: 'questions.js:1:2048' }], vitals: [] },
    ]);
    expect(reports.take()).toEqual([]);
  });

  it('have the web vitals once, for the remote of the first page', () => {
    const reports = new Reports(true);
    reports.viewed(calculator);
    reports.viewed(account);
    reports.measured('LCP', 900);
    reports.measured('LCP', 1_200);

    expect(reports.take().map(({ vitals }) => vitals)).toEqual([[{ name: 'LCP', value: 1_200 }], []]);
    reports.viewed(calculator);
    expect(reports.take()).toMatchObject([{ vitals: [] }]);
  });

  it('hold nothing but errors for a visit that is not sampled', () => {
    const reports = new Reports(false);
    reports.viewed(calculator);
    reports.measured('LCP', 900);
    expect(reports.take()).toEqual([]);
    reports.failed(account, thrown(inCalculator));
    expect(reports.take()).toMatchObject([{ ...account, views: 0, errors: [{ name: 'TypeError' }], vitals: [] }]);
  });

  it('stay within the limits of the server', () => {
    const reports = new Reports(true);
    for (let n = 0; n < 20; n++) {
      reports.failed(account, new Error());
      reports.viewed({ ...calculator, version: `1.0.${n}` });
    }
    const taken = reports.take();
    expect(taken).toHaveLength(10);
    expect(taken[0]?.errors).toHaveLength(5);
  });
});
