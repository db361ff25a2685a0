import type { CompiledModel } from './compile-model';
import { Computation } from './computation';
import type { ModelFault } from './model';

const MESSAGE = 'This has no result: it divides by 0, or is too large.';

/** Valid formulas without a bounded amount in a scenario, or with one assumption alone at its low or high. */
export function unboundedFaults(compiled: CompiledModel): readonly ModelFault[] {
  const { assumptions } = compiled.model;
  const scenarios = 3 + 2 * assumptions.length;
  const inputs = assumptions.map(({ id, base, low = base, high = base }, index) => {
    const column = new Float64Array(scenarios).fill(base);
    column.set([low, base, high]);
    column.set([low, high], 3 + 2 * index);
    return [id, column] as const;
  });
  const unbounded = new Computation(compiled, new Map(inputs), scenarios).unbounded();
  return (['costLines', 'benefits'] as const).flatMap((list) =>
    compiled[list].flatMap((line, index) =>
      unbounded.has(line) ? [{ place: `${list}.${index}.expression`, message: MESSAGE }] : [],
    ),
  );
}
