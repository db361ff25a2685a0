import { compileModel } from '../compile-model';
import type { ValueModel } from '../model';
import { sensitivities } from '../sensitivity';

/** Low is worse for the proposal: turns around ranges of these assumptions that have it the other way. */
export function worseEndFirst(model: ValueModel, proposal: string, ids: ReadonlySet<string>): ValueModel {
  const { compiled } = compileModel(model);
  if (!compiled || ids.size === 0) return model;
  const turned = new Set(
    sensitivities(compiled, proposal).flatMap(({ assumption: { id }, atLow, atHigh }) =>
      ids.has(id) && atLow > atHigh ? [id] : [],
    ),
  );
  return {
    ...model,
    assumptions: model.assumptions.map((one) =>
      turned.has(one.id) && one.low !== undefined && one.high !== undefined
        ? { ...one, low: one.high, high: one.low }
        : one,
    ),
  };
}
