import type { CaseState } from '../case/states';

/** What is done with the value model of a case. `try`: other lows and highs in a copy of the reader's own. */
export const MODEL_USES = ['edit', 'make-version', 'comment', 'try'] as const;
export type ModelUse = (typeof MODEL_USES)[number];

const AFTER_ANALYSIS = [
  'case-review',
  'advocate-review',
  'approved',
  'delivered',
  'presented',
] as const satisfies readonly CaseState[];

/** Sellers review what is there, so it changes in the analysis only. Comments and what-ifs go on after it. */
const ALLOWED_IN: Readonly<Record<ModelUse, readonly CaseState[]>> = {
  edit: ['analysis'],
  'make-version': ['analysis'],
  comment: ['analysis', ...AFTER_ANALYSIS],
  try: ['analysis', ...AFTER_ANALYSIS, 'closed'],
};

export const mayUseModel = (use: ModelUse, state: CaseState): boolean => ALLOWED_IN[use].includes(state);

/** An editor who does nothing for so long makes room for another. */
export const EDITOR_SILENCE_MS = 2 * 60_000;
