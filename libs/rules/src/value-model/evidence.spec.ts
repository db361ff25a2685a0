import { asOfText, evidenceText, isOldDefault } from './evidence';
import type { Assumption, SourceKind } from './model';

const assumption = (given: Partial<Assumption>): Assumption => ({
  ...{ id: 'a', label: 'A', group: 'Today', unit: '1', base: 1, source: 'Quote', asOf: '2026-11-20' },
  ...{ confidence: 'high', owner: '' },
  ...given,
});

it('states the share of each kind, and what nobody classified', () => {
  const assumptions = [
    ...[1, 2].map(() => assumption({ kind: 'prospect' })),
    assumption({ kind: 'measured' }),
    assumption({ kind: 'quoted' }),
    assumption({ source: 'Template default, scaled with Hosts' }),
    assumption({}),
  ];
  expect(evidenceText(assumptions, '2026-11-28')).toBe(
    '6 assumptions: 33% the prospect’s own, 17% measured, 17% quoted, 17% defaults, 16% of a source not classified. One has no source.',
  );
});

it('states shares that add up to 100%', () => {
  const of = (kind: SourceKind, count: number) => Array.from({ length: count }, () => assumption({ kind }));
  const assumptions = [...of('prospect', 12), ...of('measured', 9), ...of('quoted', 12)];
  expect(evidenceText(assumptions, '2026-11-28')).toBe(
    '33 assumptions: 37% the prospect’s own, 27% measured, 36% quoted.',
  );
});

it('flags defaults older than 18 months', () => {
  const old = (asOf: string, kind: Assumption['kind'] = 'default') =>
    isOldDefault(assumption({ kind, asOf }), '2026-11-28');
  expect([old('2025-05-27'), old('2025-05-28'), old('2020-01-01', 'measured')]).toEqual([true, false, false]);
  // 18 months before Aug 31 there is no Feb 31.
  const march = assumption({ kind: 'default', asOf: '2025-03-01' });
  expect(isOldDefault(march, '2026-08-31')).toBe(false);
  expect(evidenceText([assumption({ kind: 'default', asOf: '2024-01-01' })], '2026-11-28')).toBe(
    '1 assumption: 100% defaults. One default is older than 18 months.',
  );
});

it('gives a default of a template no date', () => {
  const unsourced = assumption({ source: 'Template default', kind: 'default', asOf: '2024-01-01' });
  const dates = [unsourced, assumption({ kind: 'default' })].map((one) => asOfText(one, (date) => date));
  expect(dates).toEqual(['no source', '2026-11-20']);
  expect(asOfText(assumption({ source: ' ' }), (date) => date)).toBe('no source');
  expect(isOldDefault(unsourced, '2026-11-28')).toBe(false);
});
