import { compileModel } from './compile-model';
import { overlapsIn } from './double-counting';
import type { BenefitDriver, CostLine, ValueModel } from './model';
import { VIRTUALIZATION_REFRESH } from './samples/virtualization-refresh';
import { versionFaults } from './version-faults';

const faultsOf = (change: Partial<ValueModel>) =>
  versionFaults({ model: { ...VIRTUALIZATION_REFRESH, ...change } }, 'version').map(({ place, message }) => [
    place,
    message,
  ]);

const driver = (id: string, expression: string, given: Partial<BenefitDriver> = {}): BenefitDriver => ({
  ...{ id, label: id, expression, benefitClass: 'productivity', ramp: [1], counted: 1, ...given },
});
const withDriver = (...given: Parameters<typeof driver>) => ({
  benefits: [...VIRTUALIZATION_REFRESH.benefits, driver(...given)],
});

describe('benefits that count a saving twice', () => {
  const sharedWith = (change: Partial<ValueModel>) =>
    overlapsIn(compileModel({ ...VIRTUALIZATION_REFRESH, ...change }).compiled!).map(({ label, shared }) => [
      label,
      shared,
    ]);

  it.each([
    ['multiplies the same hours and price', 'requests * 0.5[hours/request] * hourPrice', 'Faster provisioning'],
    [
      'hides them in a sum and a condition',
      'if(year > 2, 5[USD/year] + hourPrice * requestTime * requests / 3, 0)',
      'Faster provisioning',
    ],
    ['is the cost of today’s people', '(staffNow - staffNew) * staffPrice', 'People'],
    ['comes through a calculation', 'license * 0.1', 'Software'],
  ])('is found if it %s', (_, expression, label) => {
    expect(sharedWith(withDriver('again', expression)).map(([found]) => found)).toEqual([label]);
  });

  it.each([
    ['the price only', 'vms * 2[hours/VM] * hourPrice'],
    ['the hours only', '(outageNow - outageNew) * 100[USD/hour]'],
    ['a share only', 'vms * 300[USD/VM] * licenseGrowth'],
  ])('is not found in rows that share %s', (_, expression) => {
    expect(sharedWith(withDriver('other', expression))).toEqual([]);
  });

  it('is not found in benefits of different solutions', () => {
    const { expression } = VIRTUALIZATION_REFRESH.benefits[1]!;
    const benefits = ['private', 'managed'].map((solution) => driver(`of-${solution}`, expression, { solution }));
    expect(sharedWith({ benefits })).toEqual([]);
  });

  it('keeps a version from being made until the analyst says why they differ', () => {
    const again = 'requests * requestTime * hourPrice';
    expect(faultsOf(withDriver('again', again))).toEqual([
      [
        'model.benefits.2.differs',
        'Counts the same saving as “Faster provisioning”: both multiply Provisioning requests per year and Hours per request and Cost per hour of work. Say why they differ, or remove one.',
      ],
    ]);
    const differs = [{ from: 'provisioning', why: 'Requests of another site.' }];
    expect(faultsOf(withDriver('again', again, { differs }))).toEqual([]);
    expect(faultsOf(withDriver('again', again, { differs: [{ from: 'outages', why: 'Another row.' }] }))).toHaveLength(
      1,
    );
  });
});

it('a solution without costs, which would save everything, keeps a version from being made', () => {
  const costLines = VIRTUALIZATION_REFRESH.costLines.filter(({ solution }) => solution !== 'managed');
  expect(faultsOf({ costLines })[0]).toEqual([
    'model.solutions.2.name',
    'Helix Managed costs nothing. Add its cost lines.',
  ]);
});

describe('transition', () => {
  const without = (purpose: CostLine['purpose'], change: (line: CostLine) => CostLine[]) => ({
    costLines: VIRTUALIZATION_REFRESH.costLines.flatMap((line) =>
      line.solution === 'private' && line.purpose === purpose ? change(line) : [line],
    ),
  });

  it('and parallel operation are stated for each solution but today’s', () => {
    expect(faultsOf({})).toEqual([]);
    const message = 'Helix Private Cloud has no parallel operation. Add a cost line for it, or say why there is none.';
    const removed = without('parallel', () => []);
    expect(faultsOf(removed)).toEqual([['model.solutions.1.noParallel', message]]);
    const free = without('transition', (line) => [{ ...line, expression: '0' }]);
    expect(faultsOf(free).map(([place]) => place)).toEqual(['model.solutions.1.noTransition']);
    const solutions = VIRTUALIZATION_REFRESH.solutions.map((one) => ({ ...one, noParallel: 'Over a weekend.' }));
    expect(faultsOf({ ...removed, solutions })).toEqual([]);
  });

  it('may be left open in a draft', () => {
    const model = { ...VIRTUALIZATION_REFRESH, ...without('parallel', () => []) };
    expect(versionFaults({ model }, 'draft')).toEqual([]);
  });
});
