import { NO_FACTS, type PursuitFacts, type PursuitStage } from '@casewright/rules';
import { Pursuit, PursuitStep } from './pursuit';
import { InvalidPursuit, MoveNotAllowed, PursuitNotEditable } from './pursuit.errors';

const AT = new Date('2026-11-22T10:00:00Z');
const FACTS: PursuitFacts = {
  ...NO_FACTS,
  prospect: 'Wexcombe Hospitals',
  opportunity: 'Virtual desktops',
  acvDollars: 236_000,
  expectedClose: '2027-02-12',
};
const DECISION = { reason: ' Price ', decidedOn: '2026-11-20' };

const registered = () => {
  const pursuit = Pursuit.draft('seller', NO_FACTS, AT);
  pursuit.register(FACTS, 'northwind.example', AT);
  return pursuit;
};
const at = (stage: PursuitStage) => new Pursuit('id', 'seller', { ...registered().state, stage });
const stepsOf = (pursuit: Pursuit) =>
  pursuit.releaseEvents().map((step) => step instanceof PursuitStep && [step.command, step.stage, step.changed]);

describe('a pursuit', () => {
  it('saves incomplete drafts and registers only complete ones', () => {
    const pursuit = Pursuit.draft('seller', NO_FACTS, AT);
    pursuit.saveDraft({ ...NO_FACTS, prospect: 'Wex' }, AT);
    expect(() => pursuit.register(pursuit.state.facts, 'northwind.example', AT)).toThrow(InvalidPursuit);
    expect(pursuit.state.stage).toBe('draft');

    pursuit.register(FACTS, 'northwind.example', AT);
    expect(pursuit.state).toMatchObject({ stage: 'registered', facts: FACTS, registeredAt: AT });
    expect(() => pursuit.register(FACTS, 'northwind.example', AT)).toThrow(MoveNotAllowed);
    expect(() => pursuit.saveDraft(NO_FACTS, AT)).toThrow(PursuitNotEditable);
    expect(stepsOf(pursuit)).toEqual([['register', 'registered', []]]);
  });

  it('records edited fields, and fixes the compared solutions while a case runs', () => {
    const pursuit = registered();
    pursuit.releaseEvents();
    pursuit.edit(FACTS, AT);
    pursuit.edit({ ...FACTS, acvDollars: 300_000, notes: 'Board meets on Feb 4.' }, AT);
    expect(stepsOf(pursuit)).toEqual([['edit', 'registered', ['acvDollars', 'notes']]]);
    at('active').edit({ ...FACTS, prospect: 'Wexcombe Trust' }, AT);
    expect(() => at('active').edit({ ...FACTS, competing: ['Initech'] }, AT)).toThrow(InvalidPursuit);
    expect(() => at('presented').edit(FACTS, AT)).toThrow(PursuitNotEditable);
  });

  it('starts with a case of a named prospect, and keeps unknown what nobody entered', () => {
    const unknown = { ...FACTS, acvDollars: null, expectedClose: null };
    const start = (facts: PursuitFacts) => {
      const pursuit = Pursuit.draft('seller', facts, AT);
      pursuit.registerWithCase(facts, 'northwind.example', AT);
      return pursuit;
    };
    const pursuit = start(unknown);
    expect(pursuit.state).toMatchObject({ stage: 'active', facts: unknown });
    pursuit.edit({ ...unknown, notes: 'Board meets on Feb 4.' }, AT);
    expect(pursuit.state.facts).toMatchObject({ acvDollars: null, expectedClose: null });
    for (const prospect of ['', ' ', 'New prospect'])
      expect(() => start({ ...unknown, prospect })).toThrow(InvalidPursuit);

    const renamed = new Pursuit('id', 'seller', {
      ...registered().state,
      facts: { ...FACTS, prospect: 'New prospect' },
    });
    expect(() => renamed.runCase(AT)).toThrow(InvalidPursuit);
  });

  it('keeps a placeholder for its prospect that it had, but gets no new one', () => {
    const facts = { ...FACTS, prospect: 'New prospect' };
    const pursuit = new Pursuit('id', 'seller', { ...registered().state, facts });
    pursuit.edit({ ...facts, notes: 'Renamed later.' }, AT);
    expect(pursuit.state.facts.notes).toBe('Renamed later.');
    for (const prospect of ['', 'Unknown customer'])
      expect(() => pursuit.edit({ ...facts, prospect }, AT)).toThrow(InvalidPursuit);
  });

  it('keeps an expected close that has passed but refuses a new one in the past', () => {
    const later = new Date('2027-03-01T10:00:00Z');
    const pursuit = registered();
    pursuit.edit({ ...FACTS, notes: 'Delayed.' }, later);
    expect(() => pursuit.edit({ ...FACTS, expectedClose: '2027-02-13' }, later)).toThrow(InvalidPursuit);
  });

  it('moves to the next stage, and allows only the moves of the transition table', () => {
    const pursuit = at('registered');
    expect(() => pursuit.move('win', 'seller', AT, DECISION)).toThrow(MoveNotAllowed);
    expect(() => pursuit.move('end-case', 'seller', AT)).toThrow(MoveNotAllowed);
    expect(pursuit.state.stage).toBe('registered');
    pursuit.move('present', 'seller', AT);
    expect(pursuit.state.stage).toBe('presented');
  });

  it('requires a reason and a date for a decision', () => {
    const pursuit = at('presented');
    expect(() => pursuit.move('lose', 'seller', AT)).toThrow(InvalidPursuit);
    expect(pursuit.state).toMatchObject({ stage: 'presented', decision: null });
    pursuit.move('lose', 'seller', AT, DECISION);
    expect(pursuit.state).toMatchObject({ stage: 'lost', decision: { reason: 'Price', decidedOn: '2026-11-20' } });
  });
});
