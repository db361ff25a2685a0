import { compileModel } from './compile-model';
import type { BenefitDriver } from './model';
import { optionName, optionsOf } from './options';
import { VIRTUALIZATION_REFRESH } from './samples/virtualization-refresh';

const optionsWith = (benefits: readonly BenefitDriver[]) =>
  optionsOf(compileModel({ ...VIRTUALIZATION_REFRESH, benefits }).compiled!);

describe('options of a case', () => {
  it('begin with doing nothing, which costs what today costs and gains nothing', () => {
    const [nothing, ...others] = optionsWith(VIRTUALIZATION_REFRESH.benefits);
    expect(optionName(nothing!.solution)).toBe('Do nothing: keep Incumbent VMs');
    expect(nothing).toMatchObject({ outlay: 0, total: 10_183_000, netPresentValue: { low: 0, base: 0, high: 0 } });
    expect(nothing).not.toHaveProperty('paybackMonth');
    expect(others.map(({ outlay, total, paybackMonth }) => [outlay, total, paybackMonth])).toEqual([
      [1_617_000, 7_588_000, 19],
      [593_000, 8_054_000, 12],
    ]);
  });

  // Without benefits: −1,617 + 803/1.09 + 1,016/1.09² + 1,051/1.09³ + 652/1.09⁴ + 690/1.09⁵, in thousands.
  it('count hard savings only, without soft benefits', () => {
    const costsAlone = [803, 1_016, 1_051, 652, 690].reduce(
      (sum, flow, year) => sum + flow / 1.09 ** (year + 1),
      -1_617,
    );
    const [, soft] = optionsWith(VIRTUALIZATION_REFRESH.benefits);
    expect(soft?.withoutSoft.netPresentValue).toBeCloseTo(costsAlone * 1_000, 6);
    expect(soft?.withoutSoft.paybackMonth).toBe(22);
    const [, hard] = optionsWith(
      VIRTUALIZATION_REFRESH.benefits.map((one) => ({ ...one, benefitClass: 'hard-saving' })),
    );
    expect(hard?.withoutSoft.netPresentValue).toBe(hard?.netPresentValue.base);
  });
});
