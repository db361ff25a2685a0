import { BASELINE_RATE_CARD, CASE_COMMANDS, type CaseCommand, type CaseParty, priceCase } from '@casewright/rules';
import { Case } from './case';
import {
  CaseChangedMeanwhile,
  CaseMoveNotAllowed,
  InputsNotSent,
  InvalidPresentation,
  NewTermsAreTheSame,
  PresentationNotIncluded,
  ReasonMissing,
  ScopeMissing,
} from './case.errors';
import { PresentationPlanned } from './case.events';
import { CaseStep } from './case-step';

const AT = new Date('2026-11-23T18:00:00Z');
const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);
const selections = {
  proposed: [{ name: 'Helix', environments: ['aws' as const], computeModels: [] }],
  competitive: [{ name: 'Initech', environments: ['aws' as const], computeModels: [] }],
  slaDays: 3 as const,
  acvTier: '< $100K' as const,
  presentationSupport: false,
};
const scope = {
  environments: ['aws' as const, 'azure' as const],
  computeModels: [],
  slaDays: 3 as const,
  acvTier: '< $100K' as const,
  presentationSupport: false,
};

const started = () =>
  Case.start(
    'c',
    'p',
    'seller',
    'Helix vs. Initech',
    { selections, price: priceCase(selections, BASELINE_RATE_CARD) },
    AT,
  );
const by = (command: CaseCommand, party: CaseParty, at = AT) => ({
  command,
  party,
  byId: party,
  reason: 'Why',
  scope,
  rates: BASELINE_RATE_CARD,
  at,
});
const done = (of: Case, ...moves: readonly (readonly [CaseCommand, CaseParty, number?])[]) =>
  moves.map(([command, party, hours = 0]) => of.move(by(command, party), later(hours))).at(-1);

const COMPLETE = ['complete-inputs', 'provider'] as const;
const QUOTED = [COMPLETE, ['requote', 'provider']] as const;
const CONFIRMED = [COMPLETE, ['confirm', 'provider']] as const;

describe('case', () => {
  it('records each step from the inputs to the close', () => {
    const of = started();
    expect(done(of, ['complete-inputs', 'provider'])).toBeUndefined();
    expect(done(of, ['confirm', 'provider'])).toEqual({ kind: 'earn', credits: 26 });
    done(of, ['finish-analysis', 'provider'], ['ask-changes', 'seller'], ['finish-analysis', 'provider']);
    done(of, ['approve-case', 'seller'], ['skip-review', 'seller'], ['deliver', 'provider']);
    done(of, ['present', 'seller'], ['close', 'provider']);
    const steps = of.releaseEvents().filter((event) => event instanceof CaseStep);
    expect(steps.map(({ command, state, party }) => `${party} ${command} ${state}`)).toEqual([
      'seller start inputs',
      'provider complete-inputs terms',
      'provider confirm analysis',
      'provider finish-analysis case-review',
      'seller ask-changes analysis',
      'provider finish-analysis case-review',
      'seller approve-case advocate-review',
      'seller skip-review approved',
      'provider deliver delivered',
      'seller present presented',
      'provider close closed',
    ]);
  });

  it('refuses moves outside the transition table', () => {
    const of = started();
    for (const command of CASE_COMMANDS.filter((one) => one !== 'cancel' && one !== 'complete-inputs'))
      expect(() => of.move(by(command, 'seller'), AT)).toThrow(CaseMoveNotAllowed);
    expect(of.figures.state).toBe('inputs');
  });

  it('refuses a move based on an outdated state', () => {
    const of = started();
    done(of, ['complete-inputs', 'provider', 1], ['requote', 'provider', 2]);
    const seenAt = of.figures.changedAt;
    done(of, ['requote', 'provider', 3]);
    expect(() => of.move({ ...by('accept', 'seller'), seenAt }, later(4))).toThrow(CaseChangedMeanwhile);
    expect(of.figures).toMatchObject({ state: 'new-terms', confirmedAt: null });
    of.move({ ...by('accept', 'seller'), seenAt: of.figures.changedAt }, later(4));
    expect(of.figures.state).toBe('analysis');
  });

  it('requires a reason, and new terms that differ', () => {
    const of = started();
    expect(() => of.move({ ...by('hold', 'provider'), reason: ' ' }, AT)).toThrow(ReasonMissing);
    done(of, ['complete-inputs', 'provider']);
    expect(() => of.move({ ...by('requote', 'provider'), scope: undefined }, AT)).toThrow(ScopeMissing);
    const same = { ...scope, environments: ['aws' as const] };
    expect(() => of.move({ ...by('requote', 'provider'), scope: same }, AT)).toThrow(NewTermsAreTheSame);
    expect(of.figures).toMatchObject({ state: 'terms', offer: null });
  });

  it('earns the new price once its terms are accepted', () => {
    const of = started();
    done(of, ...QUOTED);
    expect(of.figures).toMatchObject({
      state: 'new-terms',
      offer: { reason: 'Why', terms: { price: { totalCredits: 29 } } },
    });
    done(of, ['hold', 'provider'], ['resume', 'provider']);
    expect(done(of, ['accept', 'seller'])).toEqual({ kind: 'earn', credits: 29 });
    expect(of.figures).toMatchObject({ state: 'analysis', offer: null, terms: { price: { totalCredits: 29 } } });
    expect(done(of, ['cancel', 'seller'])).toEqual({ kind: 'return', credits: 14 });
  });

  it('starts its clock once the inputs of accepted terms are complete, and returns all credits before', () => {
    const [of, canceled] = [started(), started()];
    for (const one of [of, canceled]) {
      done(one, ...QUOTED);
      const accepted = one.move({ ...by('accept', 'seller'), needsInputs: true }, later(1));
      expect(accepted).toEqual({ kind: 'earn', credits: 29 });
    }
    expect(done(canceled, ['cancel', 'seller', 2])).toEqual({ kind: 'return', credits: 29 });
    expect(of.figures).toMatchObject({ state: 'inputs', dueAt: null, pauses: [{ from: later(1), to: null }] });
    expect(done(of, ['complete-inputs', 'seller', 2])).toBeUndefined();
    // Mon, Nov 23, at noon.
    expect(of.figures).toMatchObject({ state: 'analysis', dueAt: new Date('2026-11-28T01:00:00Z') });
  });

  it.each<[string, number, readonly (readonly [CaseCommand, CaseParty])[]]>([
    ['by declining new terms', 26, [...QUOTED, ['decline', 'seller']]],
    ['during the analysis, on hold', 13, [...CONFIRMED, ['hold', 'provider'], ['cancel', 'seller']]],
    ['during the analysis, by the provider', 26, [...CONFIRMED, ['cancel', 'provider']]],
  ])('returns credits when canceled %s', (_, credits, moves) => {
    const of = started();
    expect(done(of, ...moves)).toEqual({ kind: 'return', credits });
    expect(of.figures).toMatchObject({ state: 'cancelled', returnedCredits: credits });
    expect(() => of.move(by('cancel', 'seller'), AT)).toThrow(CaseMoveNotAllowed);
  });

  it.each([
    ['inputs', [], 20],
    ['terms', [COMPLETE], 0],
    ['new terms', QUOTED, 0],
  ] as const)('returns the rate card’s share of held credits when canceled in %s', (_, moves, credits) => {
    const of = started();
    done(of, ...moves);
    const rates = { ...BASELINE_RATE_CARD, backPercent: { inputs: 80, terms: 0, analysis: 0, released: 0 } };
    expect(of.move({ ...by('cancel', 'seller'), rates }, AT)).toEqual({ kind: 'return', credits });
    expect(of.figures.returnedCredits).toBe(credits);
  });

  it('lets the seller take back only the inputs that they sent, and returns no more of the credits then', () => {
    const of = started();
    done(of, COMPLETE);
    expect(() => of.move(by('withdraw-inputs', 'seller'), AT)).toThrow(InputsNotSent);
    done(of, ['return-inputs', 'provider'], ['complete-inputs', 'seller'], ['withdraw-inputs', 'seller']);
    const rates = { ...BASELINE_RATE_CARD, backPercent: { inputs: 80, terms: 0, analysis: 0, released: 0 } };
    expect(of.move({ ...by('cancel', 'seller'), rates }, AT)).toEqual({ kind: 'return', credits: 0 });
  });

  it('returns nothing of a confirmed case once documents were released, and refuses who has not seen that', () => {
    const of = started();
    done(of, ...CONFIRMED);
    const seenAt = of.figures.changedAt;
    of.release(later(5));
    of.release(later(6));
    expect(of.figures.releasedAt).toEqual(later(5));
    expect(() => of.move({ ...by('cancel', 'seller'), seenAt }, later(6))).toThrow(CaseChangedMeanwhile);
    expect(done(of, ['cancel', 'seller', 6])).toBeUndefined();
    expect(of.figures).toMatchObject({ state: 'cancelled', returnedCredits: 0 });
  });

  it('returns nothing once the review has begun', () => {
    const of = started();
    expect(done(of, ...CONFIRMED, ['finish-analysis', 'provider'], ['cancel', 'seller'])).toBeUndefined();
    expect(of.figures.returnedCredits).toBe(0);
  });

  it('has a presentation only with its support, with a possible date and attendees', () => {
    const plan = { startsAt: later(48), attendees: ' Adaeze Morrow ' };
    expect(() => started().planPresentation(plan, 'analyst', AT)).toThrow(PresentationNotIncluded);
    const supported = { ...selections, presentationSupport: true };
    const terms = { selections: supported, price: priceCase(supported, BASELINE_RATE_CARD) };
    const of = Case.start('id', 'pursuit', 'seller', 'title', terms, AT);
    for (const wrong of [{ attendees: ' ' }, { startsAt: later(-1) }, { startsAt: later(3 * 366 * 24) }])
      expect(() => of.planPresentation({ ...plan, ...wrong }, 'analyst', AT)).toThrow(InvalidPresentation);
    of.planPresentation(plan, 'analyst', AT);
    expect(of.figures.presentation).toEqual({ startsAt: later(48), attendees: 'Adaeze Morrow' });
    of.planPresentation(plan, 'analyst', AT);
    expect(of.releaseEvents().filter((event) => event instanceof PresentationPlanned)).toHaveLength(1);
    done(of, ['cancel', 'provider']);
    expect(() => of.planPresentation(plan, 'analyst', AT)).toThrow(CaseMoveNotAllowed);
  });

  it('pauses its clock while waiting for the seller or on hold', () => {
    const of = started();
    done(of, ['complete-inputs', 'provider', 0], ['confirm', 'provider', 1]);
    // Mon, Nov 23, in the afternoon; Thu, Nov 26 is Thanksgiving.
    expect(of.figures.dueAt).toEqual(new Date('2026-11-28T01:00:00Z'));
    done(of, ['finish-analysis', 'provider', 2]);
    expect(of.figures.dueAt).toBeNull();
    done(
      of,
      ['ask-changes', 'seller', 3],
      ['hold', 'provider', 4],
      ['resume', 'provider', 5],
      ['finish-analysis', 'provider', 6],
    );
    done(of, ['approve-case', 'seller', 7], ['approve-review', 'seller', 8], ['deliver', 'provider', 9]);
    expect(of.figures).toMatchObject({
      dueAt: null,
      confirmedAt: later(1),
      endedAt: later(9),
      pauses: [
        { from: later(2), to: later(3) },
        { from: later(4), to: later(5) },
        { from: later(6), to: later(8) },
      ],
    });
  });
});
