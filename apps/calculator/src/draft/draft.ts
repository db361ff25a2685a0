import { MAX_SOLUTIONS, type CaseSelections, type Side, type Solution } from '@casewright/rules';
import { newIdempotencyKey, sessionKnown, userIdOf, useSession } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { areSameAnswers, hasAnswers, NO_ANSWERS, NO_SOLUTION, type Draft } from './answers';
import { adoptDraft, draftStorage, isDraftKey } from './draft-storage';
import { setReplacedAnswers } from './replaced-answers';
import type { StepPath } from './steps';
import { keepUnsent, restoreUnsent } from './unsent-draft';

/** The two questions that are answered for each solution. */
export type Analysis = 'environments' | 'computeModels';

const GUEST = 'guest';

export const useDraft = create<Draft>()(
  persist((): Draft => ({ ...NO_ANSWERS, attempt: newIdempotencyKey(), changedAt: 0 }), {
    name: '',
    storage: draftStorage,
    skipHydration: true,
  }),
);

/** Whose draft is shown; '' before any is. */
export const draftOwner = (): string => useDraft.persist.getOptions().name ?? '';

/** The last answers given in this tab, until others arrive from elsewhere. */
let givenHere: Draft | undefined;
let isFollowed = false;

/** Every user has a draft of their own, so the wizard waits until the session is known. */
export async function openDraft(): Promise<null> {
  const owner = userIdOf(await sessionKnown()) ?? GUEST;
  restoreUnsent(owner);
  const adopted = owner === GUEST ? undefined : adoptDraft(GUEST, owner);
  if (adopted?.replaced) setReplacedAnswers({ answers: adopted.replaced, changedAt: 0, replacedBy: 'signing-in' });
  // What other tabs changed while no page of the draft was open has not been seen yet.
  if (adopted || !isFollowed || draftOwner() !== owner) {
    givenHere = undefined;
    useDraft.persist.setOptions({ name: owner });
    await useDraft.persist.rehydrate();
    // Written at once, so that a second tab works on the same attempt.
    useDraft.setState({});
  }
  return null;
}

/**
 * Follows sign-ins, sign-outs and other tabs.
 * @returns how to stop
 */
export function followDraft(): () => void {
  isFollowed = true;
  const stopFollowingSession = useSession.subscribe((now, before) => {
    const [owner, ownedBefore] = [userIdOf(now), userIdOf(before)];
    if (ownedBefore && ownedBefore === draftOwner() && owner !== ownedBefore) {
      keepUnsent(ownedBefore, useDraft.getState());
    }
    if (now.status !== 'loading') void openDraft();
  });
  window.addEventListener('storage', readOtherTab);
  return () => {
    isFollowed = false;
    stopFollowingSession();
    window.removeEventListener('storage', readOtherTab);
    if (draftOwner() !== GUEST) keepUnsent(draftOwner(), useDraft.getState());
  };
}

/** Answered, started or cleared in another tab: shown here as well. */
function readOtherTab({ key }: StorageEvent): void {
  const owner = draftOwner();
  if (!owner || !isDraftKey(key, owner)) return;
  void useDraft.persist.rehydrate();
  const shown = useDraft.getState();
  if (!givenHere || shown.attempt === givenHere.attempt) return;
  if (hasAnswers(givenHere) && !areSameAnswers(givenHere, shown)) {
    const replacedBy = hasAnswers(shown) ? 'another-tab' : 'cleared-in-tab';
    setReplacedAnswers({ answers: givenHere, changedAt: givenHere.changedAt, replacedBy });
  }
  givenHere = undefined;
}

/** The same answer again stays the same attempt, so that a case is never started twice. */
export function answer(change: Partial<CaseSelections>): void {
  const draft = useDraft.getState();
  if (areSameAnswers({ ...draft, ...change }, draft)) useDraft.setState(change);
  else useDraft.setState({ ...change, attempt: newIdempotencyKey(), changedAt: Date.now() });
  givenHere = useDraft.getState();
}

/** A step counts as answered once the user went on from it. */
export function passStep(step: StepPath): void {
  const { passedSteps } = useDraft.getState();
  if (!passedSteps.includes(step)) useDraft.setState({ passedSteps: [...passedSteps, step] });
}

/** Answers from another device: the same attempt, wherever it is started. */
export function adoptAnswers(selections: CaseSelections | null, named: Pick<Draft, 'attempt' | 'changedAt'>): void {
  useDraft.setState({ ...NO_ANSWERS, ...selections, ...named });
  givenHere = undefined;
}

/** By those of a saved calculation, which says yes or no to presentation support. */
export function replaceAnswers(selections: CaseSelections): void {
  useDraft.setState({ passedSteps: [paths.support] });
  answer({ ...NO_ANSWERS, ...selections });
}

export function clearDraft(): void {
  useDraft.setState({ ...NO_ANSWERS, attempt: newIdempotencyKey(), changedAt: Date.now() });
  useDraft.persist.clearStorage();
  givenHere = undefined;
}

/** Shrinking drops the last solutions with their ticks; growing adds empty ones. */
export function resize(side: Side, count: number): void {
  const clamped = Math.min(Math.max(count, 1), MAX_SOLUTIONS);
  const solutions = useDraft.getState()[side];
  answer({ [side]: Array.from({ length: clamped }, (_, index) => solutions[index] ?? NO_SOLUTION) });
}

export const rename = (side: Side, index: number, name: string): void =>
  answer({ [side]: useDraft.getState()[side].map((solution, i) => (i === index ? { ...solution, name } : solution)) });

/** Ticks or unticks an option of one analysis for several solutions at once. */
export function tick<Of extends Analysis>(of: Of, cells: readonly TickedCell<Of>[], isTicked: boolean): void {
  const draft = useDraft.getState();
  const side = (name: Side) =>
    draft[name].map((solution, index) => {
      const options = cells.filter((cell) => cell.side === name && cell.index === index).map(({ option }) => option);
      return options.length === 0 ? solution : { ...solution, [of]: ticked<string>(solution[of], options, isTicked) };
    });
  answer({ proposed: side('proposed'), competitive: side('competitive') });
}

interface TickedCell<Of extends Analysis> {
  readonly side: Side;
  readonly index: number;
  readonly option: Solution[Of][number];
}

function ticked<Option>(now: readonly Option[], options: readonly Option[], isTicked: boolean): Option[] {
  const others = now.filter((option) => !options.includes(option));
  return isTicked ? [...others, ...options] : others;
}
