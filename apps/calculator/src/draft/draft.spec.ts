import { COMPUTE_MODELS } from '@casewright/rules';
import { signedInAs, signedOut } from '@casewright/web/testing';
import { selectionsOf } from './answers';
import { answer, clearDraft, followDraft, openDraft, rename, resize, tick, useDraft } from './draft';
import { useReplacedAnswers } from './replaced-answers';
import { saveDraft, kept, newVisit } from '../wizard/wizard.fixture';

const NOTHING = {
  proposed: [{ name: '', environments: [], computeModels: [] }],
  competitive: [{ name: '', environments: [], computeModels: [] }],
  presentationSupport: false,
};
const answers = () => selectionsOf(useDraft.getState());
const given = () => {
  const { last } = useReplacedAnswers.getState();
  return [last?.answers.proposed[0]?.name, last?.replacedBy];
};
const attempt = () => useDraft.getState().attempt;
const changedElsewhere = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key: `casewright:u-1:${key}` }));

describe('the draft of a case', () => {
  let stop: () => void;
  beforeEach(newVisit);
  beforeEach(() => (stop = followDraft()));
  afterEach(() => stop());

  it('is stored under the keys of S1 §3', async () => {
    await openDraft();
    resize('proposed', 2);
    rename('proposed', 1, 'Helix');
    tick('environments', [{ side: 'proposed', index: 1, option: 'aws' }], true);
    tick('computeModels', [{ side: 'competitive', index: 0, option: 'bare-metal-hosts' }], true);
    answer({ slaDays: 1, acvTier: '> $1.0M +' });

    expect(Object.fromEntries(Object.keys(localStorage).map((key) => [key, kept(key.split(':')[2] ?? '')]))).toEqual({
      'casewright:u-1:solutionCount': 2,
      'casewright:u-1:solutionNames': ['', 'Helix'],
      'casewright:u-1:competitorCount': 1,
      'casewright:u-1:competitorNames': [''],
      'casewright:u-1:proposedEnvironmentSelections': { proposed1: {}, proposed2: { aws: true } },
      'casewright:u-1:competitiveEnvironmentSelections': { competitive1: {} },
      'casewright:u-1:proposedComputeSelections': { proposed1: {}, proposed2: {} },
      'casewright:u-1:competitiveComputeSelections': { competitive1: { 'bare-metal-hosts': true } },
      'casewright:u-1:slaTurnaround': 1,
      'casewright:u-1:acvTier': '> $1.0M +',
      'casewright:u-1:baseSolutionCredits': 9,
      'casewright:u-1:solutionCredits': 6,
      'casewright:u-1:environmentCheckboxCount': 1,
      'casewright:u-1:computeModelCheckboxCount': 1,
      'casewright:u-1:proposedSolutionCount': 2,
      'casewright:u-1:competitiveSolutionCount': 1,
      'casewright:u-1:slaCredits': 21,
      'casewright:u-1:acvCredits': 300,
      'casewright:u-1:slaTurnaroundDays': 1,
      'casewright:u-1:acvTierSelection': '> $1.0M +',
      'casewright:u-1:caseAttempt': attempt(),
      'casewright:u-1:caseChangedAt': useDraft.getState().changedAt,
    });

    clearDraft();
    expect(Object.keys(localStorage).filter((key) => /Credits|Count$|sla|acv/i.test(key))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['counts that are none', { solutionCount: 'many', competitorCount: null }],
    ['names that are none', { solutionNames: { length: 3 }, competitorNames: [7] }],
    ['ticks of nothing', { proposedEnvironmentSelections: { proposed1: { moon: true, aws: 'yes' }, proposed2: 4 } }],
    ['choices that are not offered', { slaTurnaround: 4, acvTier: '$5', presentationSupport: 'NaN' }],
  ])('survives %s', async (_, edited) => {
    saveDraft(edited);
    await openDraft();
    expect(answers()).toEqual(NOTHING);
  });

  it('survives invalid JSON, and too many or too long names', async () => {
    localStorage.setItem('casewright:u-1:slaTurnaround', '{');
    saveDraft({ solutionCount: 9, solutionNames: ['a', 'b', 'c', 'd', 'e'], competitorNames: ['x'.repeat(500)] });
    await openDraft();
    expect(answers().proposed.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(answers().competitive[0]?.name).toHaveLength(200);
    expect(answers()).not.toHaveProperty('slaDays');
  });

  it('moves to the user who signs in, and replaces their draft', async () => {
    saveDraft({ solutionNames: ['Old'], slaTurnaround: 1 });
    signedOut();
    await openDraft();
    rename('proposed', 0, 'Helix');

    signedInAs();
    await openDraft();
    expect(answers()).toEqual({ ...NOTHING, proposed: [{ name: 'Helix', environments: [], computeModels: [] }] });
    expect(Object.keys(localStorage).filter((key) => key.includes('guest'))).toEqual([]);
  });

  it('keeps the draft of the user if the visitor has answered nothing', async () => {
    saveDraft({ solutionNames: ['Helix'] });
    signedOut();
    await openDraft();
    signedInAs();
    await openDraft();
    expect(answers().proposed[0]?.name).toBe('Helix');
  });

  it('drops names and options of removed solutions', async () => {
    saveDraft({ solutionCount: 3, proposedEnvironmentSelections: { proposed3: { aws: true } } });
    await openDraft();
    expect(answers().proposed[2]?.environments).toEqual(['aws']);
    resize('proposed', 2);
    resize('proposed', 3);
    expect(answers().proposed[2]?.environments).toEqual([]);
  });

  it('gets a new attempt with every change', async () => {
    saveDraft({ slaTurnaround: 3 });
    await openDraft();
    const first = attempt();
    answer({ slaDays: 3 });
    expect(attempt()).toBe(first);

    answer({ slaDays: 2 });
    expect(attempt()).not.toBe(first);
    expect(kept('caseAttempt')).toBe(attempt());
  });

  it('makes the same request after a reload and in any order of clicks', async () => {
    await openDraft();
    const [proposed] = [{ side: 'proposed', index: 0 }] as const;
    tick('environments', [{ ...proposed, option: 'azure' }], true);
    tick('environments', [{ ...proposed, option: 'on-premise' }], true);
    tick('computeModels', [{ ...proposed, option: COMPUTE_MODELS[1] }], true);
    tick('computeModels', [{ ...proposed, option: COMPUTE_MODELS[0] }], true);
    const [before, first] = [JSON.stringify(answers()), attempt()];

    await useDraft.persist.rehydrate();

    expect([JSON.stringify(answers()), attempt()]).toEqual([before, first]);
    expect(answers().proposed[0]).toMatchObject({
      environments: ['on-premise', 'azure'],
      computeModels: COMPUTE_MODELS.slice(0, 2),
    });
  });

  it('is cleared completely, with a new attempt', async () => {
    saveDraft({ solutionCount: 3, acvTier: '< $100K', presentationSupport: true });
    await openDraft();
    const before = attempt();
    clearDraft();
    expect(answers()).toEqual(NOTHING);
    expect(attempt()).not.toBe(before);
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'casewright:u-1:caseAttempt',
      'casewright:u-1:caseChangedAt',
    ]);
  });

  it('keeps replaced answers for comparison when another tab answers', async () => {
    await openDraft();
    rename('proposed', 0, 'Mine');
    saveDraft({ solutionNames: ['The other'], caseAttempt: 'of-the-other-tab' });
    changedElsewhere('solutionNames');
    expect(given()).toEqual(['Mine', 'another-tab']);

    // The other goes on, which is no news: what was given here is still what gave way.
    saveDraft({ solutionNames: ['The other again'], caseAttempt: 'of-the-other-tab-too' });
    changedElsewhere('caseAttempt');
    expect(answers().proposed[0]?.name).toBe('The other again');
    expect(given()).toEqual(['Mine', 'another-tab']);
  });

  it('keeps replaced answers when another tab starts or clears the case', async () => {
    await openDraft();
    rename('proposed', 0, 'Mine');
    saveDraft({ solutionNames: [''], caseAttempt: 'of-the-other-tab' });
    changedElsewhere('caseAttempt');
    expect(given()).toEqual(['Mine', 'cleared-in-tab']);
  });

  it('shows no notice if nothing was answered, or the same', async () => {
    await openDraft();
    saveDraft({ solutionNames: ['The other'], caseAttempt: 'of-the-other-tab' });
    changedElsewhere('caseAttempt');
    expect([answers().proposed[0]?.name, attempt()]).toEqual(['The other', 'of-the-other-tab']);
    rename('proposed', 0, 'Both');
    saveDraft({ caseAttempt: 'of-the-other-tab-too' });
    changedElsewhere('caseAttempt');
    expect(given()).toEqual([undefined, undefined]);
  });
});
