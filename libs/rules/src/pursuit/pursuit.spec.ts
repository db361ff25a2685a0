import { quarterOf } from './days';
import { decisionFaults, NO_FACTS, prospectKey, type PursuitFacts, pursuitFaults, tidyFacts } from './facts';
import { PURSUIT_STAGES } from './stages';
import { acvText } from './proposed-pursuit';
import { isAllowed, PURSUIT_COMMANDS } from './transitions';

const TODAY = '2026-11-22';
const FACTS: PursuitFacts = {
  ...NO_FACTS,
  prospect: 'Wexcombe Hospitals',
  opportunity: 'Virtual desktops',
  acvDollars: 236_000,
  expectedClose: '2027-02-12',
};

describe('stages of a pursuit', () => {
  it('change only by these commands', () => {
    const allowed = PURSUIT_COMMANDS.flatMap((command) =>
      PURSUIT_STAGES.flatMap((stage) =>
        (['seller', 'case'] as const)
          .filter((actor) => isAllowed(command, stage, actor))
          .map((actor) => `${actor}: ${command} ${stage}`),
      ),
    );
    expect(allowed).toEqual([
      'seller: register draft',
      'case: run-case registered',
      'case: end-case active',
      'seller: present registered',
      'seller: present active',
      'seller: win presented',
      'seller: lose presented',
      'seller: end-undecided presented',
      'seller: withdraw registered',
    ]);
  });
});

describe('facts of a pursuit', () => {
  it('require a prospect, an opportunity, a value and a close date', () => {
    expect(pursuitFaults(FACTS, TODAY)).toEqual({});
    expect(Object.keys(pursuitFaults(NO_FACTS, TODAY))).toEqual([
      'prospect',
      'opportunity',
      'acvDollars',
      'expectedClose',
    ]);
  });

  it('may lack a value and a close date only where these may be unknown', () => {
    const unknown = { ...FACTS, acvDollars: null, expectedClose: null };
    expect(pursuitFaults(unknown, TODAY, ['acvDollars', 'expectedClose'])).toEqual({});
    expect(Object.keys(pursuitFaults(unknown, TODAY, ['acvDollars']))).toEqual(['expectedClose']);
    expect(Object.keys(pursuitFaults({ ...FACTS, acvDollars: 0 }, TODAY, ['acvDollars']))).toEqual(['acvDollars']);
  });

  it.each<[string, Partial<PursuitFacts>]>([
    ['prospect', { prospect: 'New prospect' }],
    ['prospect', { prospect: 'Prospect for Helix' }],
    ['prospect', { prospect: '—' }],
    ['acvDollars', { acvDollars: 0 }],
    ['acvDollars', { acvDollars: 1_000_000_001 }],
    ['expectedClose', { expectedClose: '2026-11-20' }],
    ['expectedClose', { expectedClose: '2032-01-01' }],
    ['contacts.0.name', { contacts: [{ name: '', role: 'advocate', email: '' }] }],
    ['contacts.0.email', { contacts: [{ name: 'Ines', role: null, email: 'ines@' }] }],
  ])('refuse a wrong %s: %o', (field, wrong) => {
    expect(Object.keys(pursuitFaults({ ...FACTS, ...wrong }, TODAY))).toEqual([field]);
  });

  it.each([
    ...[
      'New prospect 2',
      'NEW  PROSPECT (2)',
      'new-prospect',
      'Ne\u200bw prospect',
      'Copy of New prospect',
      'Prospects',
    ],
    ...[
      'Untitled',
      'Untitled 3',
      'Untitled case',
      'unnamed pursuit',
      'Customer A',
      'The customer',
      'My company',
      'Client #1',
    ],
    ...['N/A', 'n.a.', 'TBD', 'tba', 'To be determined', 'Not known yet', 'Unknown', 'none', 'null', 'undefined'],
    ...['Test', 'test 123', 'Test company', 'Demo account', 'Sample', 'Example', 'Dummy', 'placeholder', 'xxx', 'asdf'],
  ])('refuse %s, which names no prospect', (prospect) => {
    expect(pursuitFaults({ ...FACTS, prospect }, TODAY)).toEqual({
      prospect: 'Enter the name of the prospect’s company.',
    });
  });

  it.each([
    ...['X', '3', '37signals', 'New Balance', 'The Company Store', 'Demo Steel', 'Sample6', 'Test Rite', 'AAA', 'ABC'],
    ...[
      'Prospect Medical',
      'Customer.io',
      'Not On The High Street',
      'A.P. Moller',
      'Nilfisk',
      'Lead Bank',
      'Names & Co',
    ],
  ])('accept %s, which names a company', (prospect) => {
    expect(pursuitFaults({ ...FACTS, prospect }, TODAY)).toEqual({});
  });

  it('accept the previous day, which it may still be for the seller', () => {
    expect(pursuitFaults({ ...FACTS, expectedClose: '2026-11-21' }, TODAY)).toEqual({});
  });

  it('are trimmed, also within texts', () => {
    const contacts = [{ name: ' ', role: null, email: '' }];
    expect(tidyFacts({ ...FACTS, prospect: '  Wexcombe \n Hospitals ', proposed: ['Helix ', ' '], contacts })).toEqual({
      ...FACTS,
      proposed: ['Helix'],
    });
  });
});

it('a decision requires a reason and a date that is not in the future', () => {
  expect(decisionFaults({ reason: 'Price', decidedOn: TODAY }, TODAY)).toEqual({});
  expect(Object.keys(decisionFaults({ reason: ' ', decidedOn: '' }, TODAY))).toEqual(['reason', 'decidedOn']);
  expect(Object.keys(decisionFaults({ reason: 'Price', decidedOn: '2026-11-24' }, TODAY))).toEqual(['decidedOn']);
});

it.each([
  [236_000, '$101K - $250K', '$236,000'],
  [null, '$101K - $250K', '$101K - $250K'],
  [null, null, '—'],
] as const)('a contract value of %s in tier %s reads %s', (dollars, tier, text) => {
  expect(acvText(dollars, tier)).toBe(text);
});

it('a prospect is the same with any punctuation', () => {
  expect(prospectKey(' Wexcombe  HOSPITALS, Inc.')).toBe(prospectKey('Wexcombe Hospitals Inc'));
});

it.each([
  ['2026-11-22', 0, 4, '2026-10-01', '2026-12-31'],
  ['2026-11-22', 1, 1, '2027-01-01', '2027-03-31'],
  ['2027-03-31', 0, 1, '2027-01-01', '2027-03-31'],
])('quarter of %s, %i later', (day, later, number, firstDay, lastDay) => {
  expect(quarterOf(day, later)).toMatchObject({ number, firstDay, lastDay });
});
