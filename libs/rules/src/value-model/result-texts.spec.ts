import { compileModel } from './compile-model';
import { resultTexts } from './result-texts';
import { VIRTUALIZATION_REFRESH } from './samples/virtualization-refresh';
import { summaryOf } from './value-summary';

const summary = summaryOf(compileModel(VIRTUALIZATION_REFRESH).compiled!, 'private');
const shown = (precision: number) => {
  const texts = resultTexts({ ...summary, precision });
  return [
    texts.money(summary.netPresentValue.base),
    texts.costs(summary.saving),
    texts.costChange(summary.saving, summary.savingShare),
    texts.costChange(-summary.saving, undefined),
    texts.lowerCost(summary.savingShare),
    texts.returnOnInvestment(summary.returnOnInvestment),
    texts.internalRate(summary.internalRate),
    texts.payback(summary.paybackMonth.base),
  ];
};

describe('results of the sample case', () => {
  it.each([
    [summary.precision, ['$2.6M', 'costs $2.6M less', '−25%', '+$2.6M', '25%', '230%', '60%', 'Month 19']],
    [1_000, ['$2.57M', 'costs $2.60M less', '−25.5%', '+$2.60M', '25.5%', '231%', '60.4%', 'Month 19']],
  ])('are shown to $%d', (precision, texts) => expect(shown(precision)).toEqual(texts));

  it('name the horizon if they do not pay back, and say if there is no return', () => {
    const { payback, returnOnInvestment, internalRate } = resultTexts(summary);
    expect([payback(undefined), returnOnInvestment(undefined), internalRate({ kind: 'none' })]).toEqual([
      'Not in 5 years',
      'None',
      'None',
    ]);
  });
});
