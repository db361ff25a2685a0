import type { CompiledModel } from './compile-model';
import { Computation } from './computation';
import type { ModelFault } from './model';

const MESSAGE = 'This has no result: it divides by 0, or is too large.';

/** Formulas that are right, and come to nothing that could be shown in the low, base or high scenario. */
export function unboundedFaults(compiled: CompiledModel): readonly ModelFault[] {
  const inputs = compiled.model.assumptions.map(
    ({ id, base, low = base, high = base }) => [id, Float64Array.of(low, base, high)] as const,
  );
  const unbounded = new Computation(compiled, new Map(inputs), 3).unbounded();
  return (['costLines', 'benefits'] as const).flatMap((list) =>
    compiled[list].flatMap((line, index) =>
      unbounded.has(line) ? [{ place: `${list}.${index}.expression`, message: MESSAGE }] : [],
    ),
  );
}
