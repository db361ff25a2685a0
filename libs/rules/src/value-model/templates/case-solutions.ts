import type { CaseSelections } from '../../price-case';
import { SIDES, type Side, SOLUTION_NAME_MAX_LENGTH, solutionName } from '../../solution-names';
import type { ModelSolution } from '../model';
import type { ModelTemplate } from './template';

/** A solution that the seller entered and pays for. */
export interface CaseSolution {
  /** For example "proposed1". */
  readonly id: string;
  readonly role: Exclude<ModelSolution['role'], 'today'>;
  readonly name: string;
}

/** Today's solution is none of the case's. */
export const NOT_IN_CASE = 'none';
/** The solution starts without cost lines. */
export const NO_LINES = 'none';

/** How a template's solutions map onto those of a case. */
export interface SolutionMapping {
  /** Id of the case's solution that is in use today, or `NOT_IN_CASE`. */
  readonly today: string;
  /** Id of the template's solution that each of the other solutions is costed like, or `NO_LINES`. */
  readonly like: Readonly<Record<string, string>>;
}

export interface PartialMapping {
  readonly today?: string | undefined;
  readonly like: Readonly<Record<string, string | undefined>>;
}

const ROLES: Readonly<Record<Side, CaseSolution['role']>> = { proposed: 'proposed', competitive: 'competing' };

/** The proposed solutions first, each with a name of its own. */
export function caseSolutions(selections: Pick<CaseSelections, Side>): readonly CaseSolution[] {
  const all = SIDES.flatMap((side) =>
    selections[side].map((solution, index): CaseSolution => ({
      ...{ id: `${ROLES[side]}${index + 1}`, role: ROLES[side] },
      name: solutionName(side, index, solution).slice(0, SOLUTION_NAME_MAX_LENGTH),
    })),
  );
  return all.map((solution) => {
    const alike = all.filter(({ name }) => name === solution.name);
    if (alike.length === 1) return solution;
    const ofRole = alike.filter(({ role }) => role === solution.role);
    const number = ofRole.length > 1 ? ` ${ofRole.indexOf(solution) + 1}` : '';
    const suffix = ` (${solution.role}${number})`;
    return { ...solution, name: `${solution.name.slice(0, SOLUTION_NAME_MAX_LENGTH - suffix.length)}${suffix}` };
  });
}

/** Adds what the number of solutions leaves no doubt about to what was chosen. */
export function mapSolutions(
  template: ModelTemplate,
  solutions: readonly CaseSolution[],
  chosen: PartialMapping = { like: {} },
): PartialMapping {
  const competing = solutions.filter(({ role }) => role === 'competing');
  const proposed = solutions.filter(({ role }) => role === 'proposed');
  const today = chosen.today ?? (competing.length === 1 ? competing[0]?.id : undefined);
  const onlyLike = proposed.length === 1 ? template.solutions.find(({ role }) => role === 'proposed')?.id : undefined;
  const others = solutions.filter(({ id }) => id !== today);
  return {
    today,
    like: Object.fromEntries(
      others.map(({ id, role }) => [id, chosen.like[id] ?? (role === 'proposed' ? onlyLike : undefined)]),
    ),
  };
}

/** Questions that a mapping leaves open or answers with what doesn't exist, by field. */
export function mappingFaults(
  template: ModelTemplate,
  solutions: readonly CaseSolution[],
  { today, like }: PartialMapping,
): Readonly<Record<string, readonly string[]>> {
  const isToday = today === NOT_IN_CASE || solutions.some(({ id, role }) => id === today && role === 'competing');
  const isLike = (id: string | undefined) => id === NO_LINES || template.solutions.some((one) => one.id === id);
  return {
    ...(!isToday && { today: ['Choose the solution that is in use today.'] }),
    ...Object.fromEntries(
      solutions
        .filter(({ id }) => id !== today && !isLike(like[id]))
        .map(({ id, name }) => [`like.${id}`, [`Choose what ${name} is costed like.`]]),
    ),
  };
}
