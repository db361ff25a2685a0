import type { CaseSelections } from '../../price-case';
import { SOLUTION_NAME_MAX_LENGTH, solutionName } from '../../solution-names';
import type { ValueModelContent } from '../content';
import type { Assumption, ModelSolution } from '../model';
import { prefilled, type ProvidedInput } from './prefill';
import type { ModelTemplate, TemplateAssumption } from './template';

export interface CaseToModel {
  readonly prospect: string;
  readonly seller: string;
  readonly reader: { readonly name: string; readonly position: string };
  readonly selections: CaseSelections;
  readonly inputs: readonly ProvidedInput[];
  /** The analyst, who owns the numbers that no input has. */
  readonly owner: string;
  readonly today: string;
}

/** Creates a model from a template with the names and inputs of a case. */
export function startModel(template: ModelTemplate, started: CaseToModel): ValueModelContent {
  const { id, name, horizonYears, roundTo, discountRate, calculations, costLines, benefits, proposal } = template;
  const solutions = named(template.solutions, started.selections);
  const proposed = solutions.find((solution) => solution.id === proposal)?.name ?? '';
  const today = solutions.find(({ role }) => role === 'today')?.name ?? '';
  const horizon = prefilled({ from: 'rate', column: 'horizonYears' }, started.inputs)?.value;
  return {
    title: name,
    template: id,
    prospect: { company: started.prospect, reader: started.reader.name, position: started.reader.position },
    seller: started.seller,
    scope: `${name}: ${proposed} compared with ${today}`,
    findings: [],
    takes: '',
    asked: '',
    leftOut: 'Taxes, the book value of what is in service today, and any effect on revenue.',
    proposal,
    model: {
      ...{ horizonYears: horizon ?? horizonYears, currency: 'USD', roundTo, discountRate, solutions },
      assumptions: template.assumptions.map((assumption) => startedAssumption(assumption, started)),
      ...{ calculations, costLines, benefits },
    },
  };
}

/** Names solutions as in the case. Alternatives take the remaining proposed names, then the competing ones. */
function named(solutions: readonly ModelSolution[], { proposed, competitive }: CaseSelections) {
  const names = {
    today: competitive.map((one, index) => solutionName('competitive', index, one)),
    proposed: proposed.map((one, index) => solutionName('proposed', index, one)),
  };
  const others = [...names.proposed.slice(1), ...names.today.slice(1)];
  return solutions.map((solution): ModelSolution => {
    const found = solution.role === 'alternative' ? others.shift() : names[solution.role][0];
    return { ...solution, name: (found ?? solution.name).slice(0, SOLUTION_NAME_MAX_LENGTH) };
  });
}

/** The range moves with a prefilled value. */
export function startedAssumption(
  { prefill, ...assumption }: TemplateAssumption,
  started: Pick<CaseToModel, 'inputs' | 'seller' | 'owner' | 'today'>,
): Assumption {
  const found = prefill && prefilled(prefill, started.inputs);
  if (!found) return { ...assumption, source: 'Template default', asOf: started.today, owner: started.owner };
  const { base, low, high } = assumption;
  const { value, ...evidence } = found;
  const moved = (bound: number) => Number(((bound * value) / base).toPrecision(6));
  return {
    ...assumption,
    base: value,
    ...(low !== undefined && { low: moved(low) }),
    ...(high !== undefined && { high: moved(high) }),
    ...evidence,
    confidence: 'high',
    owner: started.seller,
  };
}
