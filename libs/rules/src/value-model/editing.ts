import type { CaseState } from '../case/states';

/** `try`: the reader changes lows and highs in a private copy. */
export const MODEL_USES = ['edit', 'make-version', 'comment', 'try'] as const;
export type ModelUse = (typeof MODEL_USES)[number];

const AFTER_ANALYSIS = [
  'case-review',
  'advocate-review',
  'approved',
  'delivered',
  'presented',
] as const satisfies readonly CaseState[];

/** Sellers review a stable model, so it changes during analysis only. Comments and what-ifs continue after it. */
const ALLOWED_IN: Readonly<Record<ModelUse, readonly CaseState[]>> = {
  edit: ['analysis'],
  'make-version': ['analysis'],
  comment: ['analysis', ...AFTER_ANALYSIS],
  try: ['analysis', ...AFTER_ANALYSIS, 'closed'],
};

export const mayUseModel = (use: ModelUse, state: CaseState): boolean => ALLOWED_IN[use].includes(state);

/** An editor who is silent for this long loses the turn. */
export const EDITOR_SILENCE_MS = 2 * 60_000;
