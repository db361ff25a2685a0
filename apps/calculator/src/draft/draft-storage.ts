import {
  ACV_TIERS,
  COMPUTE_MODELS,
  ENVIRONMENTS,
  MAX_SOLUTIONS,
  SLA_DAYS,
  SOLUTION_NAME_MAX_LENGTH,
  priceCase,
  scopeOf,
  type CasePrice,
  type CaseSelections,
  type Side,
  type Solution,
} from '@casewright/rules';
import { keptKey, newIdempotencyKey } from '@casewright/web';
import { ratesNow } from '@casewright/web/rate-cards';
import type { PersistStorage } from 'zustand/middleware';

import { hasAnswers, type Draft } from './answers';
import { STEPS } from './steps';
import { isObject, list, oneOf, text, truth, within } from './stored-value';

/** Keys of the answers (S1 §3), plus presentation support. */
const sides = {
  proposed: {
    count: 'solutionCount',
    names: 'solutionNames',
    environments: 'proposedEnvironmentSelections',
    compute: 'proposedComputeSelections',
  },
  competitive: {
    count: 'competitorCount',
    names: 'competitorNames',
    environments: 'competitiveEnvironmentSelections',
    compute: 'competitiveComputeSelections',
  },
} as const;
const SLA = 'slaTurnaround';
const ACV = 'acvTier';
const SUPPORT = 'presentationSupport';
const answers = [...Object.values(sides.proposed), ...Object.values(sides.competitive), SLA, ACV, SUPPORT];
/** The other keys of S1 §3. Written for the reader of the storage; the answers are what counts. */
const derived = {
  baseSolutionCredits: ({ baseCredits }) => baseCredits,
  solutionCredits: ({ analysisCredits }) => analysisCredits,
  environmentCheckboxCount: (_, { environments }) => environments.length,
  computeModelCheckboxCount: (_, { computeModels }) => computeModels.length,
  proposedSolutionCount: (_price, _scope, { proposed }) => proposed.length,
  competitiveSolutionCount: (_price, _scope, { competitive }) => competitive.length,
  slaCredits: ({ slaCredits }) => slaCredits,
  acvCredits: ({ acvCredits }) => acvCredits,
  slaTurnaroundDays: (_price, _scope, { slaDays }) => slaDays,
  acvTierSelection: (_price, _scope, { acvTier }) => acvTier,
} satisfies Record<
  string,
  (price: CasePrice, scope: ReturnType<typeof scopeOf>, selections: CaseSelections) => number | string | undefined
>;
const ATTEMPT = 'caseAttempt';
const CHANGED_AT = 'caseChangedAt';
const PASSED_STEPS = 'casePassedSteps';
const marks = [ATTEMPT, CHANGED_AT, PASSED_STEPS];

/** Local storage per user. Signing out removes it. */
export const draftStorage: PersistStorage<Draft> = {
  getItem: (user) => ({
    state: {
      ...readAnswers(user),
      attempt: text(read(user, ATTEMPT), 100) || newIdempotencyKey(),
      changedAt: within(0, Number.MAX_SAFE_INTEGER, read(user, CHANGED_AT)),
      passedSteps: list(read(user, PASSED_STEPS)).flatMap((step) => oneOf(STEP_PATHS, step) ?? []),
    },
  }),
  setItem: (user, { state }) => {
    if (!user) return;
    writeSide(user, 'proposed', state.proposed);
    writeSide(user, 'competitive', state.competitive);
    write(user, SLA, state.slaDays);
    write(user, ACV, state.acvTier);
    write(user, SUPPORT, state.presentationSupport || undefined);
    const [price, scope] = [priceCase(state, ratesNow()), scopeOf(state)];
    for (const [key, valueOf] of Object.entries(derived)) write(user, key, valueOf(price, scope, state));
    write(user, CHANGED_AT, state.changedAt || undefined);
    write(user, PASSED_STEPS, state.passedSteps.length > 0 ? state.passedSteps : undefined);
    // Last, since other tabs read everything when this key changes.
    write(user, ATTEMPT, state.attempt);
  },
  /** Keeps the attempt, which tells other tabs that their answers are gone. */
  removeItem: (user) =>
    [...answers, ...Object.keys(derived), PASSED_STEPS].forEach((key) => write(user, key, undefined)),
};

/** Moves a guest's answers to the user who signs in. @returns the replaced answers; undefined if nothing was moved */
export function adoptDraft(from: string, to: string): { readonly replaced: CaseSelections | undefined } | undefined {
  const given = [...answers, PASSED_STEPS]
    .map((key) => [key, read(from, key)] as const)
    .filter(([, value]) => value !== undefined);
  if (given.length === 0 || !hasAnswers(readAnswers(from))) return undefined;
  const before = readAnswers(to);
  draftStorage.removeItem(to);
  for (const [key, value] of given) write(to, key, value);
  write(to, CHANGED_AT, Date.now());
  write(to, ATTEMPT, newIdempotencyKey());
  [...answers, ...Object.keys(derived), ...marks].forEach((key) => write(from, key, undefined));
  return { replaced: hasAnswers(before) ? before : undefined };
}

const STEP_PATHS = STEPS.map(({ path }) => path);
const SYNCED = 'caseSynced';

/** Last revision and attempt seen from the server. */
export interface Synced {
  readonly revision: number;
  readonly attempt: string;
}

export function readSynced(user: string): Synced {
  const kept = read(user, SYNCED);
  const { revision, attempt } = isObject(kept) ? kept : {};
  return { revision: within(0, Number.MAX_SAFE_INTEGER, revision), attempt: text(attempt, 100) };
}

export const writeSynced = (user: string, synced: Synced): void => write(user, SYNCED, synced);

export const isStoredFor = (user: string): boolean => read(user, ATTEMPT) !== undefined;

/** Whether a storage key belongs to the user's draft. Null stands for all keys. */
export const isDraftKey = (key: string | null, user: string): boolean =>
  key === null || [...answers, ...marks].some((name) => key === keptKey(user, name));

function readAnswers(user: string): CaseSelections {
  return {
    proposed: readSide(user, 'proposed'),
    competitive: readSide(user, 'competitive'),
    slaDays: oneOf(SLA_DAYS, read(user, SLA)),
    acvTier: oneOf(ACV_TIERS, read(user, ACV)),
    presentationSupport: truth(read(user, SUPPORT)),
  };
}

function readSide(user: string, side: Side): Solution[] {
  const { count, names, environments, compute } = sides[side];
  const givenNames = list(read(user, names));
  const ticked = <Option extends string>(key: string, index: number, options: readonly Option[]): Option[] => {
    const kept = read(user, key);
    const ticks = isObject(kept) ? kept[`${side}${index + 1}`] : undefined;
    return options.filter((option) => isObject(ticks) && truth(ticks[option]));
  };
  return Array.from({ length: within(1, MAX_SOLUTIONS, read(user, count)) }, (_, index) => ({
    name: text(givenNames[index], SOLUTION_NAME_MAX_LENGTH),
    environments: ticked(environments, index, ENVIRONMENTS),
    computeModels: ticked(compute, index, COMPUTE_MODELS),
  }));
}

function writeSide(user: string, side: Side, solutions: readonly Solution[]): void {
  const { count, names, environments, compute } = sides[side];
  const ticks = (of: (solution: Solution) => readonly string[]) =>
    Object.fromEntries(
      solutions.map((solution, index) => [
        `${side}${index + 1}`,
        Object.fromEntries(of(solution).map((option) => [option, true])),
      ]),
    );
  write(user, count, solutions.length);
  write(
    user,
    names,
    solutions.map(({ name }) => name),
  );
  write(
    user,
    environments,
    ticks((solution) => solution.environments),
  );
  write(
    user,
    compute,
    ticks((solution) => solution.computeModels),
  );
}

/** Without storage, the wizard works while the tab is open. */
function write(user: string, key: string, value: unknown): void {
  try {
    const [name, text] = [keptKey(user, key), JSON.stringify(value)];
    if (value === undefined) localStorage.removeItem(name);
    // Most answers are unchanged, and reading is faster than writing.
    else if (localStorage.getItem(name) !== text) localStorage.setItem(name, text);
  } catch {
    return;
  }
}

function read(user: string, key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keptKey(user, key)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
