import { compareVersions, versionChangesText } from './compare-versions';
import type { ValueModelContent } from './content';
import type { ValueModel } from './model';
import { VIRTUALIZATION_REFRESH as SAMPLE } from './samples/virtualization-refresh';
import { nextVersion, versionName } from './version-number';

const content = (model: Partial<ValueModel> = {}): ValueModelContent => ({
  title: 'Virtualization refresh',
  prospect: { company: 'Larkmoor Foods', reader: '', position: '' },
  ...{ seller: 'Northwind', scope: '', findings: [], takes: '', asked: '', leftOut: '', proposal: 'private' },
  model: { ...SAMPLE, ...model },
});
const withBase = (id: string, base: number) =>
  SAMPLE.assumptions.map((assumption) => (assumption.id === id ? { ...assumption, base } : assumption));
const thousands = (amount: number | undefined) => Math.round((amount ?? NaN) / 1000);

describe('comparison of two versions', () => {
  it('is empty for equal versions', () => {
    const turned = content({ costLines: SAMPLE.costLines.toReversed() });
    expect(compareVersions(content(), turned)).toMatchObject({
      ...{ assumptions: [], calculations: [], costLines: [], benefits: [], solutions: [], settings: [], change: 0 },
    });
  });

  it('lists added benefits, as for Draft 0.2 of the sample case', () => {
    const { benefits, before, after, change } = compareVersions(content({ benefits: [] }), content());
    expect([thousands(before.netPresentValue), before.paybackMonth]).toEqual([1_697, 22]);
    expect([thousands(after.netPresentValue), after.paybackMonth]).toEqual([2_572, 19]);
    expect(benefits.map(({ id, before: was, effect }) => [id, was, thousands(effect)])).toEqual([
      ['outages', undefined, 320],
      ['provisioning', undefined, 556],
    ]);
    expect(change).toBeCloseTo(
      benefits.reduce((sum, { effect = 0 }) => sum + effect, 0),
      6,
    );
  });

  it('is said in words, by effect', () => {
    const said = (older: ValueModelContent, newer: ValueModelContent) =>
      versionChangesText(compareVersions(older, newer));
    expect(said(content(), content())).toBe('The numbers are the same.');
    expect(said(content({ benefits: [] }), content({ assumptions: withBase('hostsNew', 66) }))).toBe(
      'Net present value $1.7M to $2.1M (+$424K). Changed Hosts after consolidation; added Faster provisioning, Fewer outages.',
    );
  });

  it('states the effect of a changed value alone, equal to its swing', () => {
    const { assumptions, change } = compareVersions(content(), content({ assumptions: withBase('hostsNew', 66) }));
    expect(assumptions).toMatchObject([{ id: 'hostsNew', before: { base: 58 }, after: { base: 66 } }]);
    expect(thousands(assumptions[0]?.effect)).toBe(-451);
    expect(change).toBe(assumptions[0]?.effect);
  });

  it('states the effect of each changed setting alone', () => {
    const [today, ...others] = SAMPLE.solutions;
    const renamed = { ...today!, name: 'VMs of 2019' };
    const newer = { ...content({ solutions: [renamed, ...others], horizonYears: 4 }), proposal: 'managed' };
    const { solutions, settings, change } = compareVersions(content(), newer);
    expect(solutions).toEqual([{ id: 'incumbent', before: today, after: renamed, effect: 0 }]);
    const [proposal, horizon] = settings;
    expect([proposal?.name, horizon?.name]).toEqual(['proposal', 'horizonYears']);
    expect(compareVersions(content(), content({ horizonYears: 4 })).change).toBe(horizon?.effect);
    expect(compareVersions(content(), { ...content(), proposal: 'managed' }).change).toBe(proposal?.effect);
    expect(change).not.toBe(0);
  });

  it('omits the effect of a row that others need', () => {
    const fee = { ...SAMPLE.assumptions[0], id: 'fee', label: 'Entry fee', unit: 'USD', base: 50_000 };
    const line = { id: 'entry', solution: 'private', category: 'Software', label: 'Entry', expression: 'fee' };
    const newer = content({
      assumptions: [...SAMPLE.assumptions, fee as ValueModel['assumptions'][number]],
      costLines: [...SAMPLE.costLines, { ...line, firstYear: 0, lastYear: 0 }],
    });
    const there = compareVersions(content(), newer);
    expect(there.assumptions).toMatchObject([{ id: 'fee', effect: 0 }]);
    expect(there.costLines).toEqual([{ id: 'entry', after: { ...line, firstYear: 0, lastYear: 0 } }]);
    expect(there.change).toBeCloseTo(-50_000, 6);
    const back = compareVersions(newer, content());
    expect(back.costLines).toMatchObject([{ id: 'entry', effect: 50_000 }]);
    expect(back.assumptions[0]).not.toHaveProperty('effect');
  });
});

it('next version follows the newest', () => {
  const drafts = [nextVersion('draft'), nextVersion('draft', { major: 0, minor: 1 })];
  const rest = [nextVersion('version', drafts[1]), nextVersion('draft', { major: 1, minor: 0 })];
  expect([...drafts, ...rest].map(versionName)).toEqual(['Draft 0.1', 'Draft 0.2', 'Version 1.0', 'Draft 1.1']);
});
