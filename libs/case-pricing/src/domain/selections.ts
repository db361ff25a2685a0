import {
  ACV_TIERS,
  COMPUTE_MODELS,
  ENVIRONMENTS,
  MAX_SOLUTIONS,
  SLA_DAYS,
  SOLUTION_NAME_MAX_LENGTH,
  type CaseSelections,
} from '@casewright/rules';
import { WrongNumberOfSolutions } from './case.errors';

/** @throws WrongNumberOfSolutions unless each side names one to three */
export function refuseUnlessPriceable({ proposed, competitive }: CaseSelections): void {
  const isInRange = ({ length }: readonly unknown[]) => length >= 1 && length <= MAX_SOLUTIONS;
  if (!isInRange(proposed) || !isInRange(competitive)) throw new WrongNumberOfSolutions();
}

/**
 * Whether a body is a case to the letter, with nothing to trim, to convert or to overlook. It never looks further than a case
 * reaches, however large the body is.
 */
export const isCaseSelections = (body: unknown): body is CaseSelections =>
  hasOnly(SELECTIONS, body) &&
  isSide(body.proposed) &&
  isSide(body.competitive) &&
  (body.slaDays === undefined || isOneOf(SLA_DAYS, body.slaDays)) &&
  (body.acvTier === undefined || isOneOf(ACV_TIERS, body.acvTier)) &&
  typeof body.presentationSupport === 'boolean';

const SELECTIONS = ['proposed', 'competitive', 'slaDays', 'acvTier', 'presentationSupport'] as const;
const SOLUTION = ['name', 'environments', 'computeModels'] as const;
const NUL = '\u0000';

const isSide = (side: unknown): boolean =>
  Array.isArray(side) && side.length >= 1 && side.length <= MAX_SOLUTIONS && side.every(isSolution);

const isSolution = (solution: unknown): boolean =>
  hasOnly(SOLUTION, solution) &&
  isName(solution.name) &&
  isSubset(ENVIRONMENTS, solution.environments) &&
  isSubset(COMPUTE_MODELS, solution.computeModels);

const isName = (name: unknown): boolean =>
  typeof name === 'string' && name.length <= SOLUTION_NAME_MAX_LENGTH && name.isWellFormed() && !name.includes(NUL);

/** Some of the options, none of them twice. */
const isSubset = (options: readonly unknown[], ticks: unknown): boolean =>
  Array.isArray(ticks) &&
  ticks.length <= options.length &&
  ticks.every((tick, index) => options.includes(tick) && ticks.indexOf(tick) === index);

const isOneOf = (options: readonly unknown[], answer: unknown): boolean => options.includes(answer);

function hasOnly<Field extends string>(
  fields: readonly Field[],
  value: unknown,
): value is { readonly [field in Field]?: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  for (const field in value) if (!(fields as readonly string[]).includes(field)) return false;
  return true;
}
