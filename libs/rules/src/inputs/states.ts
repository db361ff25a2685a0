import type { CaseState } from '../case/states';
import type { AskedInput } from './asked-inputs';
import { type InputReading, isGoodReading } from './reading';

export const INPUT_STATES = ['missing', 'uploading', 'reading', 'faults', 'complete', 'returned', 'accepted'] as const;
/** `returned`: sent back by the provider with a reason. */
export type InputState = (typeof INPUT_STATES)[number];

export interface ProvidedInput {
  readonly decision: 'accepted' | 'returned' | null;
  readonly isAnswered: boolean;
  readonly file: 'uploading' | 'checking' | 'ready' | 'refused' | null;
  readonly reading: InputReading | null;
}

export function inputStateOf({ file: asks }: Pick<AskedInput, 'file'>, given: ProvidedInput | undefined): InputState {
  if (!given) return 'missing';
  if (given.decision) return given.decision;
  if (given.isAnswered) return 'complete';
  switch (given.file) {
    case null:
      return 'missing';
    case 'uploading':
      return 'uploading';
    case 'checking':
      return 'reading';
    case 'refused':
      return 'faults';
    case 'ready':
      if (asks !== 'table') return 'complete';
      return given.reading ? (isGoodReading(given.reading) ? 'complete' : 'faults') : 'reading';
  }
}

export const isProvided = (state: InputState): boolean => state === 'complete' || state === 'accepted';

/** A provided item with the same data. Undefined if the item was provided itself, or has to be corrected. */
export function coveringItem(
  item: AskedInput,
  asked: readonly AskedInput[],
  stateOf: (one: AskedInput) => InputState,
): AskedInput | undefined {
  if (stateOf(item) !== 'missing') return undefined;
  return asked.find((other) => item.coveredBy?.includes(other.key) && isProvided(stateOf(other)));
}

const PROVIDED_IN = ['inputs', 'terms', 'new-terms', 'analysis', 'on-hold'] as const satisfies readonly CaseState[];

/** After all inputs were sent, only missing or returned ones may change. */
export const mayProvide = (caseState: CaseState, state: InputState): boolean =>
  PROVIDED_IN.some((one) => one === caseState) && (caseState === 'inputs' ? state !== 'accepted' : !isProvided(state));

export const mayDecide = (caseState: CaseState, state: InputState): boolean =>
  PROVIDED_IN.some((one) => one === caseState) && isProvided(state);
