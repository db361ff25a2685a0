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

/** Questions asked per solution. */
export type Analysis = 'environments' | 'computeModels';

const GUEST = 'guest';

export const useDraft = create<Draft>()(
  persist((): Draft => ({ ...NO_ANSWERS, attempt: newIdempotencyKey(), changedAt: 0 }), {
    name: '',
    storage: draftStorage,
    skipHydration: true,
  }),
);

/** User of the loaded draft; '' if none. */
export const draftOwner = (): string => useDraft.persist.getOptions().name ?? '';

/** Last answers given in this tab; cleared when others arrive. */
let givenHere: Draft | undefined;
let isFollowed = false;

/** Loads the user's draft, once the session is known. */
export async function openDraft(): Promise<null> {
  const owner = userIdOf(await sessionKnown()) ?? GUEST;
  restoreUnsent(owner);
  const adopted = owner === GUEST ? undefined : adoptDraft(GUEST, owner);
  if (adopted?.replaced) setReplacedAnswers({ answers: adopted.replaced, changedAt: 0, replacedBy: 'signing-in' });
  // Catch up on changes by other tabs while no page was open.
  if (adopted || !isFollowed || draftOwner() !== owner) {
    givenHere = undefined;
    useDraft.persist.setOptions({ name: owner });
    await useDraft.persist.rehydrate();
    // Writes at once, so that a second tab uses the same attempt.
    useDraft.setState({});
  }
  return null;
}

/** Follows sign-in, sign-out and other tabs. @returns a function that stops */
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

/** Applies changes made in another tab. */
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

/** Unchanged answers keep the attempt, so that a case is never started twice. */
export function answer(change: Partial<CaseSelections>): void {
  const draft = useDraft.getState();
  if (areSameAnswers({ ...draft, ...change }, draft)) useDraft.setState(change);
  else useDraft.setState({ ...change, attempt: newIdempotencyKey(), changedAt: Date.now() });
  givenHere = useDraft.getState();
}

/** Proceeding counts as answering. */
export function passStep(step: StepPath): void {
  const { passedSteps } = useDraft.getState();
  if (!passedSteps.includes(step)) useDraft.setState({ passedSteps: [...passedSteps, step] });
}

/** Takes over answers from another device with their attempt. */
export function adoptAnswers(selections: CaseSelections | null, named: Pick<Draft, 'attempt' | 'changedAt'>): void {
  useDraft.setState({ ...NO_ANSWERS, ...selections, ...named });
  givenHere = undefined;
}

/** Uses the answers of a saved calculation, which always includes presentation support. */
export function replaceAnswers(selections: CaseSelections): void {
  useDraft.setState({ passedSteps: [paths.support] });
  answer({ ...NO_ANSWERS, ...selections });
}

export function clearDraft(): void {
  useDraft.setState({ ...NO_ANSWERS, attempt: newIdempotencyKey(), changedAt: Date.now() });
  useDraft.persist.clearStorage();
  givenHere = undefined;
}

/** Shrinking drops the last solutions; growing adds empty ones. */
export function resize(side: Side, count: number): void {
  const clamped = Math.min(Math.max(count, 1), MAX_SOLUTIONS);
  const solutions = useDraft.getState()[side];
  answer({ [side]: Array.from({ length: clamped }, (_, index) => solutions[index] ?? NO_SOLUTION) });
}

export const rename = (side: Side, index: number, name: string): void =>
  answer({ [side]: useDraft.getState()[side].map((solution, i) => (i === index ? { ...solution, name } : solution)) });

/** Sets an option of one analysis for several solutions. */
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
