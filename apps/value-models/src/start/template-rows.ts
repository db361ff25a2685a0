import {
  type BenefitDriver,
  copySolutionRows,
  type CostLine,
  type DefaultsLibrary,
  idsIn,
  joinedRows,
  type ModelSolution,
  namesOfSolution,
  namesUsed,
  VALUE_MODEL_LIMITS,
  type ValueModel,
  type ValueModelContent,
  withNames,
  worseEndFirst,
} from '@casewright/rules';
import { type ModelTemplate, startedAssumption } from '@casewright/rules/model-templates';

/** A template row that the model lacks. */
export interface TemplateRow {
  readonly list: 'assumptions' | 'costLines' | 'benefits';
  readonly id: string;
  readonly label: string;
}

/** Where rows go: the model's solution, and the template's solution that it is costed like. */
export interface RowsTarget {
  readonly solution: string;
  readonly like: string;
}

/** Lines and drivers that the solution lacks, and assumptions that the model lacks. */
export function missingRows(
  { model }: ValueModelContent,
  template: ModelTemplate,
  { solution, like }: RowsTarget,
): readonly TemplateRow[] {
  const known = new Set(model.assumptions.map(({ id }) => id));
  const lines = model.costLines.filter((line) => line.solution === solution);
  const drivers = model.benefits.filter((driver) => (driver.solution ?? solution) === solution);
  const isToday = model.solutions.some(({ id, role }) => id === solution && role === 'today');
  const lacks = (rows: readonly { readonly label: string }[], label: string) =>
    rows.every((row) => row.label !== label);
  const row =
    (list: TemplateRow['list']) =>
    ({ id, label }: { readonly id: string; readonly label: string }): TemplateRow => ({ list, id, label });
  return [
    ...template.costLines.filter((line) => line.solution === like && lacks(lines, line.label)).map(row('costLines')),
    ...template.benefits
      .filter((driver) => !isToday && (driver.solution ?? like) === like && lacks(drivers, driver.label))
      .map(row('benefits')),
    ...template.assumptions.filter(({ id }) => !known.has(id)).map(row('assumptions')),
  ];
}

/** Adds a template row with the assumptions and calculations that its formula needs. */
export function withTemplateRow(
  content: ValueModelContent,
  template: ModelTemplate,
  row: TemplateRow,
  target: RowsTarget,
  today: string,
  library: DefaultsLibrary,
): ValueModelContent {
  const added = addedRow(content, template, row, target, today, library);
  const known = new Set(content.model.assumptions.map(({ id }) => id));
  const taken = added.model.assumptions.filter((one) => one.library && !known.has(one.id)).map(({ id }) => id);
  return { ...added, model: worseEndFirst(added.model, content.proposal, new Set(taken)) };
}

function addedRow(
  content: ValueModelContent,
  template: ModelTemplate,
  { list, id }: TemplateRow,
  { solution, like }: RowsTarget,
  today: string,
  library: DefaultsLibrary,
): ValueModelContent {
  const { model } = content;
  const valueOf = (name: string) => model.assumptions.find((row) => row.id === name)?.base;
  const started = { inputs: [], library, seller: content.seller, owner: '', today };
  const assumptions = template.assumptions.map((row) => startedAssumption(template, row, started, valueOf));
  if (list === 'assumptions') {
    const added = assumptions.filter((row) => row.id === id);
    return { ...content, model: { ...model, assumptions: [...model.assumptions, ...added] } };
  }
  const to = model.solutions.find((one) => one.id === solution);
  if (!to) return content;
  const row: CostLine | BenefitDriver | undefined = template[list].find((one) => one.id === id);
  const names = namesInUse(model, solution, row ? namesUsed(template, [row.expression]) : new Set());
  const named = <Row extends { readonly expression: string }>(one: Row): Row => ({
    ...one,
    expression: withNames(one.expression, names),
  });
  const source = {
    assumptions,
    calculations: template.calculations.map(named),
    costLines: template.costLines.filter((one) => one === row).map(named),
    benefits: template.benefits.filter((one) => one === row).map((one) => named({ ...one, solution: like })),
  };
  const shared = new Set(names.values());
  const copy = { from: like, to, shared, taken: idsIn(model), isNamed: model.solutions.length > 2 };
  return { ...content, model: { ...model, ...joinedRows(model, copySolutionRows(source, copy)) } };
}

/** The model's names by the template's: the solution's own (`hosts2` for `hosts`), else those that it may share. */
function namesInUse(model: ValueModel, solution: string, needed: ReadonlySet<string>): ReadonlyMap<string, string> {
  const own = namesOfSolution(model, solution);
  const { solutions, assumptions, calculations } = model;
  const of = (isWanted: (one: ModelSolution) => boolean) =>
    new Set(solutions.filter(isWanted).flatMap(({ id }) => [...namesOfSolution(model, id)]));
  const ofToday = of(({ role }) => role === 'today');
  const ofOthers = of(({ id }) => id !== solution);
  const known = new Set([...assumptions, ...calculations].map(({ id }) => id));
  const isShared = (name: string) => known.has(name) && (ofToday.has(name) || !ofOthers.has(name));
  return new Map(
    [...needed].flatMap((name): [string, string][] => {
      const mine = own.has(name) ? name : [...own].find((one) => one.replace(/\d{1,3}$/, '') === name);
      const found = mine ?? (isShared(name) ? name : undefined);
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

const LIMITED = [
  ['solutions', 'solutions'],
  ['assumptions', 'assumptions'],
  ['calculations', 'calculations'],
  ['costLines', 'cost lines'],
  ['benefits', 'benefit drivers'],
] as const;

/** Reason why the content exceeds a limit: 'A model has at most 200 assumptions.' */
export function limitFault({ model }: ValueModelContent): string | undefined {
  const full = LIMITED.find(([list]) => model[list].length > VALUE_MODEL_LIMITS[list]);
  return full && `A model has at most ${VALUE_MODEL_LIMITS[full[0]]} ${full[1]}.`;
}
