import { aCase, solution } from '../price-case.fixture';
import { BASELINE_RATE_CARD as rates } from '../rate-cards';
import { proposedPursuit } from '../pursuit/proposed-pursuit';
import { creditsBack } from './cancellation';
import { CASE_PARTIES, CASE_STATES, type InputsState, waitsFor } from './states';
import { scopeOf, termsDifference, termsWith } from './terms';
import { caseMovesFrom } from './transitions';

describe('case', () => {
  it('changes state only as the table allows each party', () => {
    const moves = CASE_STATES.flatMap((state) =>
      CASE_PARTIES.map((party) => `${state} ${party}: ${caseMovesFrom(state, party).join(' ')}`),
    );
    expect(moves).toEqual([
      'inputs seller: complete-inputs cancel',
      'inputs provider: complete-inputs return-inputs hold cancel',
      'terms seller: withdraw-inputs cancel',
      'terms provider: return-inputs confirm requote hold cancel',
      'new-terms seller: accept decline cancel',
      'new-terms provider: requote hold cancel',
      'analysis seller: cancel',
      'analysis provider: finish-analysis hold cancel',
      'case-review seller: approve-case ask-changes cancel',
      'case-review provider: hold cancel',
      'advocate-review seller: ask-changes approve-review skip-review cancel',
      'advocate-review provider: hold cancel',
      'approved seller: cancel',
      'approved provider: deliver hold cancel',
      'delivered seller: present',
      'delivered provider: ',
      'presented seller: close',
      'presented provider: close',
      'closed seller: ',
      'closed provider: ',
      'on-hold seller: cancel',
      'on-hold provider: resume cancel',
      'cancelled seller: ',
      'cancelled provider: ',
    ]);
    expect(CASE_STATES.flatMap((state) => caseMovesFrom(state, 'advocate').map((move) => [state, move]))).toEqual([
      ['advocate-review', 'approve-review'],
    ]);
  });

  it('waits for someone until it ends', () => {
    expect(CASE_STATES.filter((state) => !waitsFor(state))).toEqual(['closed', 'cancelled']);
  });

  it.each([
    ['inputs', 'seller', 65],
    ['new-terms', 'seller', 65],
    // Half of an odd number is rounded down.
    ['analysis', 'seller', 32],
    ['case-review', 'seller', 0],
    ['analysis', 'provider', 65],
  ] as const)('canceled in %s by the %s returns the share of the rate card', (state, by, back) => {
    expect(creditsBack({ state, by, credits: 65, isReleased: false, inputsState: 'sent' }, rates)).toBe(back);
  });

  it.each([
    ['analysis', 'seller', 0, 0],
    ['analysis', 'seller', 20, 13],
    ['case-review', 'seller', 20, 0],
    ['analysis', 'provider', 0, 65],
  ] as const)(
    'canceled in %s by the %s after a release returns at most %i%%: %i of 65',
    (state, by, released, back) => {
      const shares = { backPercent: { ...rates.backPercent, released } };
      expect(creditsBack({ state, by, credits: 65, isReleased: true, inputsState: 'sent' }, shares)).toBe(back);
    },
  );

  it('returns no more once the seller has taken back the inputs', () => {
    const shares = { backPercent: { ...rates.backPercent, terms: 20 } };
    const back = (state: 'inputs' | 'terms', inputsState: InputsState) =>
      creditsBack({ state, by: 'seller', credits: 65, isReleased: false, inputsState }, shares);
    expect([back('inputs', 'open'), back('terms', 'sent'), back('inputs', 'taken-back')]).toEqual([65, 13, 13]);
  });

  it('is repriced by its own rate card, line by line', () => {
    const selections = aCase({
      proposed: [solution({ name: 'Helix', environments: ['azure'], computeModels: ['virtual-machines'] })],
      slaDays: 3,
      acvTier: '$101K - $250K',
    });
    const charged = termsWith({ selections }, scopeOf(selections), rates);
    expect(charged.selections).toEqual(selections);

    const scope = { ...scopeOf(selections), environments: ['aws'] as const, presentationSupport: true };
    const offered = termsWith(charged, { ...scope, slaDays: 1, acvTier: undefined }, rates);
    expect(termsDifference(charged, offered, rates)).toEqual([
      { label: 'Base solutions', before: 6, after: 6, changes: [] },
      { label: 'Solution analysis', before: 6, after: 6, changes: ['AWS +3', 'Microsoft Azure −3'] },
      { label: 'SLA turnaround', before: 7, after: 21, changes: ['1 day instead of 3 days'] },
      { label: 'ACV tier', before: 18, after: 0, changes: ['not specified instead of $101K - $250K'] },
      { label: 'Presentation support', before: 0, after: 2, changes: ['Added'] },
      { label: 'Total credits', before: 37, after: 35, changes: [] },
    ]);
  });

  it('names the opportunity after its solutions', () => {
    const named = aCase({ proposed: [solution({ name: 'Helix' }), solution({ name: '' })], acvTier: '$251K - $500K' });
    expect(proposedPursuit(named)).toEqual({
      opportunity: 'Helix, Proposed solution 2 vs. Acme Cloud',
      proposed: ['Helix'],
      competing: ['Acme Cloud'],
    });
  });
});
