import { namesIn, parseExpression, VALUE_MODEL_LIMITS, type ValueModelContent } from '@casewright/rules';
import { type ModelTemplate, startedAssumption } from '@casewright/rules/model-templates';

/** A template row that the model lacks. */
export interface TemplateRow {
  readonly list: 'assumptions' | 'costLines' | 'benefits';
  readonly id: string;
  readonly label: string;
}

const LISTS = ['assumptions', 'costLines', 'benefits'] as const;

export const missingRows = ({ model }: ValueModelContent, template: ModelTemplate): readonly TemplateRow[] =>
  LISTS.flatMap((list) => {
    const known = new Set<string>(model[list].map(({ id }) => id));
    const rows: readonly { readonly id: string; readonly label: string }[] = template[list];
    return rows.filter(({ id }) => !known.has(id)).map(({ id, label }) => ({ list, id, label }));
  });

/** Adds a template row with the assumptions and calculations that its formula needs. */
export function withTemplateRow(
  content: ValueModelContent,
  template: ModelTemplate,
  { list, id }: TemplateRow,
  today: string,
): ValueModelContent {
  const { model } = content;
  const line = list === 'costLines' && template.costLines.find((row) => row.id === id);
  const driver = list === 'benefits' && template.benefits.find((row) => row.id === id);
  const needed =
    line || driver ? namesNeeded(template, (line || driver || { expression: '' }).expression) : new Set([id]);
  const isMissing = (name: string) =>
    needed.has(name) && ![...model.assumptions, ...model.calculations].some((row) => row.id === name);
  const added = template.assumptions
    .filter((row) => isMissing(row.id))
    .map((row) => startedAssumption(row, { inputs: [], seller: content.seller, owner: '', today }));
  return {
    ...content,
    model: {
      ...model,
      assumptions: [...model.assumptions, ...added],
      calculations: [...model.calculations, ...template.calculations.filter((row) => isMissing(row.id))],
      costLines: line
        ? [...model.costLines, { ...line, solution: solutionFor(content, template, line.solution) }]
        : model.costLines,
      benefits: driver
        ? [
            ...model.benefits,
            {
              ...driver,
              ...(driver.solution !== undefined && { solution: solutionFor(content, template, driver.solution) }),
            },
          ]
        : model.benefits,
    },
  };
}

const LIMITED = [
  ['assumptions', 'assumptions'],
  ['calculations', 'calculations'],
  ['costLines', 'cost lines'],
  ['benefits', 'benefit drivers'],
] as const;

/** Reason why the row would exceed a limit: 'A model has at most 200 assumptions.' */
export function noRoomFor(content: ValueModelContent, template: ModelTemplate, row: TemplateRow): string | undefined {
  const { model } = withTemplateRow(content, template, row, '');
  const full = LIMITED.find(([list]) => model[list].length > VALUE_MODEL_LIMITS[list]);
  return full && `A model has at most ${VALUE_MODEL_LIMITS[full[0]]} ${full[1]}.`;
}

/** Includes names in the calculations it uses. */
function namesNeeded({ calculations }: ModelTemplate, expression: string): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (formula: string) => {
    for (const name of namesIn(parseExpression(formula))) {
      if (names.has(name)) continue;
      names.add(name);
      const calculation = calculations.find(({ id }) => id === name);
      if (calculation) add(calculation.expression);
    }
  };
  add(expression);
  return names;
}

/** The solution with the same id, else with the same role, else the proposal. */
function solutionFor({ model, proposal }: ValueModelContent, template: ModelTemplate, id: string): string {
  const role = template.solutions.find((one) => one.id === id)?.role;
  const { solutions } = model;
  return (solutions.find((one) => one.id === id) ?? solutions.find((one) => one.role === role))?.id ?? proposal;
}
