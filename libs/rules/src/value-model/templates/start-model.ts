import { scopeText, type ValueModelContent } from '../content';
import { TEMPLATE_DEFAULT } from '../default-assumptions';
import { type DefaultsLibrary, NO_LIBRARY, withDefault } from '../library/library-default';
import { worseEndFirst } from '../library/worse-end-first';
import { type Assumption, FIXED_GROUP, GENERAL_GROUP, type ModelSolution, type ValueModel } from '../model';
import { copySolutionRows, idsIn, joinedRows, type ModelRows, namesOfSolution } from '../solution-rows';
import { type CaseSolution, NO_LINES, NOT_IN_CASE, type SolutionMapping } from './case-solutions';
import { LIBRARY_KEYS } from './library-keys';
import { prefilled, type ProvidedInput } from './prefill';
import { scaled, scaleOf } from './scaling';
import { type ModelTemplate, type TemplateAssumption, templateSolutionOf } from './template';

export interface CaseToModel {
  readonly prospect: string;
  readonly seller: string;
  readonly reader: { readonly name: string; readonly position: string };
  readonly solutions: readonly CaseSolution[];
  readonly mapping: SolutionMapping;
  readonly inputs: readonly ProvidedInput[];
  /** Newest published version. */
  readonly library?: DefaultsLibrary;
  /** The analyst, who owns the numbers that no input has. */
  readonly owner: string;
  readonly today: string;
}

/** Creates a model of the case's solutions, with the rows of a template and the inputs of the case. */
export function startModel(template: ModelTemplate, started: CaseToModel): ValueModelContent {
  const { id, name, horizonYears, roundTo, discountRate } = template;
  const solutions = modelSolutions(template, started);
  const proposal = solutions.find(({ role }) => role === 'proposed')?.id ?? '';
  const horizon = prefilled({ from: 'rate', column: 'horizonYears' }, started.inputs)?.value;
  return {
    title: name,
    template: id,
    prospect: { company: started.prospect, reader: started.reader.name, position: started.reader.position },
    seller: started.seller,
    scope: scopeText({ title: name, proposal, model: { solutions } }),
    findings: [],
    takes: '',
    asked: '',
    leftOut: 'Taxes, the book value of what is in service today, and any effect on revenue.',
    proposal,
    model: fromLibraryWorseFirst(
      {
        ...{ horizonYears: horizon ?? horizonYears, currency: 'USD', roundTo, discountRate, solutions },
        ...rowsOf(template, solutions, started),
      },
      proposal,
    ),
  };
}

const fromLibraryWorseFirst = (model: ValueModel, proposal: string): ValueModel =>
  worseEndFirst(model, proposal, new Set(model.assumptions.flatMap(({ id, library }) => (library ? [id] : []))));

/** Today's solution first, then the proposed and the other competing ones. */
function modelSolutions(
  template: ModelTemplate,
  { solutions, mapping }: Pick<CaseToModel, 'solutions' | 'mapping'>,
): readonly ModelSolution[] {
  const inUse = solutions.find(({ id }) => id === mapping.today);
  const { name } = templateSolutionOf(template, 'today');
  const isTaken = solutions.some((solution) => solution.name === name);
  const today: ModelSolution = {
    ...{ id: inUse?.id ?? NOT_IN_CASE, role: 'today' },
    name: inUse?.name ?? (isTaken ? `${name} (today)` : name),
  };
  const others = solutions.filter((solution) => solution !== inUse);
  return [today, ...others.map((solution) => ({ ...solution, ...reasonsLike(template, mapping.like[solution.id]) }))];
}

function reasonsLike({ solutions }: ModelTemplate, id: string | undefined): Partial<ModelSolution> {
  const { noTransition, noParallel } = solutions.find((one) => one.id === id) ?? {};
  return { ...(noTransition !== undefined && { noTransition }), ...(noParallel !== undefined && { noParallel }) };
}

/** Groups in the order of the assumptions table. */
const GROUPS: readonly string[] = ['Today', 'Proposed', 'Competing', 'Finance', GENERAL_GROUP, FIXED_GROUP];

function rowsOf(
  template: ModelTemplate,
  [today, ...others]: readonly ModelSolution[],
  started: CaseToModel,
): ModelRows<Assumption> {
  const ofToday = templateSolutionOf(template, 'today').id;
  const source: ModelRows<Assumption> = {
    ...template,
    assumptions: template.assumptions.map((assumption) => startedAssumption(template, assumption, started)),
    benefits: template.benefits.flatMap((driver) =>
      template.solutions
        .filter(({ id, role }) => driver.solution === id || (driver.solution === undefined && role !== 'today'))
        .map(({ id }) => ({ ...driver, solution: id })),
    ),
  };
  const shared = new Set([...namesOfSolution(source, ofToday), template.discountRate]);
  const isShared = ({ id }: { readonly id: string }) => shared.has(id);
  let rows: ModelRows<Assumption> = {
    assumptions: source.assumptions.filter(isShared),
    calculations: source.calculations.filter(isShared),
    ...{ costLines: [], benefits: [] },
  };
  const addRows = (from: string | undefined, to: ModelSolution) => {
    if (from === undefined || from === NO_LINES) return;
    const copy = { from, to, shared, taken: idsIn(rows), isNamed: others.length > 1 };
    rows = joinedRows(rows, copySolutionRows(source, copy));
  };
  if (today) addRows(ofToday, today);
  for (const solution of others) addRows(started.mapping.like[solution.id], solution);
  const placeOf = ({ group }: Assumption) => GROUPS.indexOf(group);
  return { ...rows, assumptions: rows.assumptions.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

type StartedFrom = Pick<CaseToModel, 'inputs' | 'library' | 'seller' | 'owner' | 'today'>;

/** The range moves with a prefilled value. The library comes before the template’s defaults, which are in proportion to known values that they depend on. */
export function startedAssumption(
  template: Pick<ModelTemplate, 'id' | 'assumptions'>,
  { prefill, scalesWith, ...assumption }: TemplateAssumption,
  { inputs, library = NO_LIBRARY, owner, seller, today }: StartedFrom,
  known: (id: string) => number | undefined = (id) => {
    const from = template.assumptions.find((one) => one.id === id)?.prefill;
    return from && prefilled(from, inputs)?.value;
  },
): Assumption {
  const found = prefill && prefilled(prefill, inputs);
  if (!found) {
    const factor = scaleOf(template, assumption.id, known);
    const labels = (scalesWith ?? []).map((id) => template.assumptions.find((one) => one.id === id)?.label ?? id);
    const key = LIBRARY_KEYS[template.id]?.[assumption.id];
    const ofLibrary = library.defaults.find((one) => one.key === key);
    const started: Assumption = {
      ...{ ...assumption, ...scaled(assumption, factor) },
      source: factor === 1 ? TEMPLATE_DEFAULT : `${TEMPLATE_DEFAULT}, scaled with ${labels.join(' and ')}`,
      ...{ kind: 'default', asOf: today, owner },
    };
    return ofLibrary ? withDefault(started, ofLibrary, library.version) : started;
  }
  const { base, low, high } = assumption;
  const { value, ...evidence } = found;
  const moved = (bound: number) => Number(((bound * value) / base).toPrecision(6));
  return {
    ...assumption,
    base: value,
    ...(low !== undefined && { low: moved(low) }),
    ...(high !== undefined && { high: moved(high) }),
    ...evidence,
    kind: prefill.from === 'prices' ? 'quoted' : evidence.reference ? 'measured' : 'prospect',
    confidence: 'high',
    owner: seller,
  };
}
