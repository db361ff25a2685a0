import type { CaseState } from '../case/states';
import type { AskedInput } from './asked-inputs';
import type { IntakeQuestion } from '../intake/intake';
import { type InputReading, isGoodReading, openQuestions, type StoredReading } from './reading';

export const INPUT_STATES = [
  'missing',
  'uploading',
  'reading',
  'faults',
  'questions',
  'complete',
  'returned',
  'accepted',
] as const;
/** `questions`: something implausible, until the seller confirms it. `returned`: sent back by the provider with a reason. */
export type InputState = (typeof INPUT_STATES)[number];

export interface ProvidedInput {
  readonly decision: 'accepted' | 'returned' | null;
  readonly isAnswered: boolean;
  readonly file: 'uploading' | 'checking' | 'ready' | 'refused' | null;
  readonly reading: InputReading | null;
  /** What the seller confirmed although it looks implausible. */
  readonly confirmed: readonly IntakeQuestion[];
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
      if (!given.reading) return 'reading';
      if (!isGoodReading(given.reading)) return 'faults';
      return openQuestions(given.reading, given.confirmed).length > 0 ? 'questions' : 'complete';
  }
}

export const isProvided = (state: InputState): boolean => state === 'complete' || state === 'accepted';

/**
 * A provided item with the same data, or whose file lists what this item asks for, too.
 * Undefined if the item was provided itself, or has to be corrected.
 */
export function coveringItem(
  item: AskedInput,
  asked: readonly AskedInput[],
  stateOf: (one: AskedInput) => InputState,
  readingOf: (one: AskedInput) => InputReading | null,
): AskedInput | undefined {
  if (stateOf(item) !== 'missing') return undefined;
  const provided = asked.filter((other) => isProvided(stateOf(other)));
  return (
    provided.find((other) => item.coveredBy?.includes(other.key)) ??
    provided.find((other) => alsoReadFor(item, readingOf(other)) !== undefined)
  );
}

/** What the file of another item says for this one. Undefined unless it is complete. */
export const alsoReadFor = ({ table }: AskedInput, reading: InputReading | null): StoredReading | undefined =>
  reading?.also.find(
    ({ rows, cloud, reading: other }) => rows === table?.rows && cloud === table.cloud && isGoodReading(other),
  )?.reading;

const PROVIDED_IN = ['inputs', 'terms', 'new-terms', 'analysis', 'on-hold'] as const satisfies readonly CaseState[];

/** After all inputs were sent, only missing or returned ones may change. */
export const mayProvide = (caseState: CaseState, state: InputState): boolean =>
  PROVIDED_IN.some((one) => one === caseState) && (caseState === 'inputs' ? state !== 'accepted' : !isProvided(state));

export const mayDecide = (caseState: CaseState, state: InputState): boolean =>
  PROVIDED_IN.some((one) => one === caseState) && isProvided(state);
