import { amountsOf } from './amounts';
import { type CompiledModel, compileModel } from './compile-model';
import type { ValueModelContent } from './content';
import { overlapsIn, overlapText } from './double-counting';
import type { LinePurpose, ModelFault, ModelSolution } from './model';
import { rangeFaults } from './number-faults';
import { resultsOf } from './results';
import type { VersionKind } from './version-number';

/** What must be settled before the content can be issued. It can be saved meanwhile, and drafts may leave more open. */
export function versionFaults({ model }: Pick<ValueModelContent, 'model'>, kind: VersionKind): readonly ModelFault[] {
  const { compiled } = compileModel(model);
  const open =
    kind === 'version' && compiled
      ? [...doubleCounting(compiled), ...freeSolutions(compiled), ...transitionFaults(compiled)]
      : [];
  return [...rangeFaults(model), ...open].map((fault) => ({ ...fault, place: `model.${fault.place}` }));
}

const doubleCounting = (compiled: CompiledModel): readonly ModelFault[] =>
  overlapsIn(compiled)
    .filter(({ why }) => why === '')
    .map((overlap) => ({
      place: `benefits.${overlap.benefit}.differs`,
      message: `${overlapText(overlap)} Say why they differ, or remove one.`,
    }));

/** What costs nothing would save all of today's cost. */
const freeSolutions = (compiled: CompiledModel): readonly ModelFault[] =>
  resultsOf(compiled).costs.flatMap(({ solution, total }, index): ModelFault[] => {
    const { name = solution, role } = compiled.model.solutions[index] ?? {};
    if (role === 'today' || total !== 0) return [];
    return [{ place: `solutions.${index}.name`, message: `${name} costs nothing. Add its cost lines.` }];
  });

/** Moving and running side by side cost something, or the analyst says why not. */
function transitionFaults(compiled: CompiledModel): readonly ModelFault[] {
  return compiled.model.solutions.flatMap((solution, index): ModelFault[] => {
    if (solution.role === 'today') return [];
    const isOpen = ([purpose, reason]: (typeof REQUIRED)[number]) =>
      !solution[reason]?.trim() && costFor(compiled, solution.id, purpose) === 0;
    return REQUIRED.filter(isOpen).map((required) => {
      const [, reason, what] = required;
      return {
        place: `solutions.${index}.${reason}`,
        message: `${solution.name} has no ${what}. Add a cost line for it, or say why there is none.`,
      };
    });
  });
}

const REQUIRED = [
  ['transition', 'noTransition', 'cost of transition'],
  ['parallel', 'noParallel', 'parallel operation'],
] as const satisfies readonly (readonly [LinePurpose, keyof ModelSolution, string])[];

/** Over all years, in the base case. */
export function costFor(compiled: CompiledModel, solution: string, purpose: LinePurpose): number {
  const { costLines } = amountsOf(compiled);
  return compiled.costLines.reduce(
    (sum, line, index) =>
      line.solution === solution && line.purpose === purpose
        ? sum + (costLines[index] ?? []).reduce((total, amount) => total + amount, 0)
        : sum,
    0,
  );
}
