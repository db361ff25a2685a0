import { compileModel, resultTexts, summaryOf } from '@casewright/rules';
import { VIRTUALIZATION_REFRESH } from '@casewright/rules/sample-case';
import {
  costChangeText,
  cumulativeCash,
  millions,
  netPresentValueText,
  paybackMonth,
  savedCostText,
} from './sample-case';

const summary = summaryOf(compileModel(VIRTUALIZATION_REFRESH).compiled!, 'private');
const outlooks = ['high', 'base', 'low'] as const;

describe('the sample case', () => {
  it('shows the results of its model, as every other page does', () => {
    const { money, costChange } = resultTexts(summary);
    expect([netPresentValueText(), savedCostText(), costChangeText()]).toEqual([
      money(summary.netPresentValue.base),
      money(summary.saving),
      costChange(summary.saving, summary.savingShare),
    ]);
    expect(outlooks.map(paybackMonth)).toEqual(outlooks.map((outlook) => summary.paybackMonth[outlook]));
  });

  it('shows the figures that follow from its cash flow', () => {
    expect(outlooks.map((outlook) => millions(cumulativeCash(outlook).at(-1) ?? 0))).toEqual([
      '$5.15M',
      '$3.74M',
      '$1.40M',
    ]);
  });
});
