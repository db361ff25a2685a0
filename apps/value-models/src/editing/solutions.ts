import {
  copySolutionRows,
  freeId,
  idsIn,
  joinedRows,
  type ModelSolution,
  namesOfSolution,
  namesUsed,
  type SolutionRole,
  VALUE_MODEL_LIMITS,
  type ValueModel,
  type ValueModelContent,
} from '@casewright/rules';
import { type Change, omitted } from './changes';

const withSolutions = (content: ValueModelContent, solutions: readonly ModelSolution[]): ValueModelContent => {
  const isProposal = ({ id, role }: ModelSolution) => role === 'proposed' && id === content.proposal;
  const first = solutions.find(({ role }) => role === 'proposed')?.id;
  return {
    ...content,
    proposal: solutions.some(isProposal) ? content.proposal : (first ?? content.proposal),
    model: { ...content.model, solutions },
  };
};

const solutionIds = ({ model }: ValueModelContent): ReadonlySet<string> => new Set(model.solutions.map(({ id }) => id));

/** 'Helix', or 'Helix 2' if the name is in use. */
function freeName(name: string, solutions: readonly ModelSolution[]): string {
  const taken = new Set(solutions.map((one) => one.name.trim().toLowerCase()));
  for (let count = 2, attempted = name; ; count++) {
    if (!taken.has(attempted.toLowerCase())) return attempted;
    attempted = `${name.slice(0, VALUE_MODEL_LIMITS.name - 3)} ${count}`;
  }
}

/** A solution without lines. */
export const addSolution =
  (role: 'proposed' | 'competing'): Change =>
  (content) => {
    const { solutions } = content.model;
    const id = freeId(`${role}1`, solutionIds(content));
    return withSolutions(content, [...solutions, { id, role, name: freeName(`New ${role} solution`, solutions) }]);
  };

/** Below the original, with lines, drivers, and numbers of its own. A copy of today's solution competes. */
export const duplicateSolution =
  (original: ModelSolution): Change =>
  (content) => {
    const { model } = content;
    const role = original.role === 'today' ? 'competing' : original.role;
    const to: ModelSolution = {
      id: freeId(`${role}1`, solutionIds(content)),
      role,
      name: freeName(original.name, model.solutions),
    };
    const shared = new Set([...namesOfToday(model), model.discountRate]);
    const copied = copySolutionRows(model, { from: original.id, to, shared, taken: idsIn(model), isNamed: true });
    const solutions = model.solutions.flatMap((one) => (one.id === original.id ? [one, to] : [one]));
    return withSolutions({ ...content, model: { ...model, ...joinedRows(model, copied) } }, solutions);
  };

const namesOfToday = (model: ValueModel): ReadonlySet<string> => {
  const today = model.solutions.find(({ role }) => role === 'today');
  return today ? namesOfSolution(model, today.id) : new Set();
};

/** Removes its lines, its drivers, and the numbers that nothing else uses. */
export const removeSolution =
  (id: string): Change =>
  (content) => {
    const { model } = content;
    const costLines = model.costLines.filter(({ solution }) => solution !== id);
    const benefits = model.benefits.filter(({ solution }) => solution !== id);
    const own = namesOfSolution(model, id);
    const used = namesUsed(
      model,
      [...costLines, ...benefits].map(({ expression }) => expression),
    );
    const stays = (row: { readonly id: string }) =>
      !own.has(row.id) || used.has(row.id) || row.id === model.discountRate;
    const assumptions = model.assumptions.filter(stays);
    const calculations = model.calculations.filter(stays);
    return withSolutions(
      { ...content, model: { ...model, costLines, benefits, assumptions, calculations } },
      model.solutions.filter((solution) => solution.id !== id),
    );
  };

/** @param why empty removes the reason */
export const setReason =
  (id: string, reason: 'noTransition' | 'noParallel', why: string): Change =>
  (content) =>
    withSolutions(
      content,
      content.model.solutions.map((one) => {
        if (one.id !== id) return one;
        return { ...omitted(one, reason), ...(why && { [reason]: why }) };
      }),
    );

export const renameSolution =
  (id: string, name: string): Change =>
  (content) =>
    withSolutions(
      content,
      content.model.solutions.map((one) => (one.id === id ? { ...one, name } : one)),
    );

/** Exactly one solution is today's: the former one competes. */
export const setSolutionRole =
  (id: string, role: SolutionRole): Change =>
  (content) =>
    withSolutions(
      content,
      content.model.solutions.map((one) => {
        if (one.id === id) return { ...one, role };
        return role === 'today' && one.role === 'today' ? { ...one, role: 'competing' } : one;
      }),
    );

/** @param by -1 moves it up, 1 down */
export const moveSolution =
  (id: string, by: -1 | 1): Change =>
  (content) => {
    const { solutions } = content.model;
    const at = solutions.findIndex((one) => one.id === id);
    const other = solutions[at + by];
    const moved = solutions[at];
    if (!moved || !other) return content;
    return withSolutions(content, solutions.with(at, other).with(at + by, moved));
  };
