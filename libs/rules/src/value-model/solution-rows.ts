import { ExpressionError, namesIn, parseExpression } from './expression';
import { VALUE_MODEL_LIMITS } from './limits';
import type { Assumption, BenefitDriver, Calculation, CostLine, ModelSolution } from './model';

type Labeled = Pick<Assumption, 'id' | 'label' | 'group'>;

/** The rows of a model or template. */
export interface ModelRows<Row extends Labeled> {
  readonly assumptions: readonly Row[];
  readonly calculations: readonly Calculation[];
  readonly costLines: readonly CostLine[];
  readonly benefits: readonly BenefitDriver[];
}

export interface RowsToCopy {
  /** Solution whose lines and drivers are copied. */
  readonly from: string;
  readonly to: ModelSolution;
  /** Names that all solutions share. Other names get copies of their own. */
  readonly shared: ReadonlySet<string>;
  /** Ids in use. */
  readonly taken: ReadonlySet<string>;
  /** Whether labels of copied assumptions name the solution. */
  readonly isNamed: boolean;
}

const TOKENS = /\[[^[\]]*\]|[A-Za-z_]\w*/g;

/** Renames in a formula. Units in brackets, which may contain the same words, stay. */
export const withNames = (expression: string, names: ReadonlyMap<string, string>): string =>
  expression.replace(TOKENS, (found) => names.get(found) ?? found);

/** A formula name that is not taken: `hosts`, else `hosts2`. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let count = 2, attempted = id; ; count++) {
    if (!taken.has(attempted)) return attempted;
    attempted = `${id.slice(0, VALUE_MODEL_LIMITS.id - 4)}${count}`;
  }
}

/** Names in formulas, and in the calculations that they use. */
export function namesUsed(
  { calculations }: Pick<ModelRows<Labeled>, 'calculations'>,
  expressions: readonly string[],
): ReadonlySet<string> {
  const expressionOf = new Map(calculations.map(({ id, expression }) => [id, expression]));
  const names = new Set<string>();
  const add = (expression: string) => {
    for (const name of namesOf(expression)) {
      if (names.has(name)) continue;
      names.add(name);
      add(expressionOf.get(name) ?? '0');
    }
  };
  expressions.forEach(add);
  return names;
}

/** Names that the solution's lines and its own drivers use. */
export const namesOfSolution = (rows: ModelRows<Labeled>, solution: string): ReadonlySet<string> =>
  namesUsed(
    rows,
    [...rows.costLines, ...rows.benefits]
      .filter((row) => row.solution === solution)
      .map(({ expression }) => expression),
  );

/** The lines and drivers of a solution for another one, with what their formulas need that isn't shared. */
export function copySolutionRows<Row extends Labeled>(rows: ModelRows<Row>, copy: RowsToCopy): ModelRows<Row> {
  const { from, to, shared, isNamed } = copy;
  const lines = rows.costLines.filter(({ solution }) => solution === from);
  // Drivers without a solution count for the copy, too.
  const drivers = to.role === 'today' ? [] : rows.benefits.filter(({ solution }) => solution === from);
  const used = namesUsed(
    rows,
    [...lines, ...drivers].map(({ expression }) => expression),
  );
  const isOwn = ({ id }: { readonly id: string }) => used.has(id) && !shared.has(id);
  const assumptions = rows.assumptions.filter(isOwn);
  const calculations = rows.calculations.filter(isOwn);

  const taken = new Set(copy.taken);
  const take = (id: string): string => {
    const free = freeId(id, taken);
    taken.add(free);
    return free;
  };
  const names = new Map([...assumptions, ...calculations].map(({ id }) => [id, take(id)]));
  const named = (id: string) => names.get(id) ?? id;
  const prefix = `${from}-`;
  const rowId = (id: string) =>
    take((id.startsWith(prefix) ? `${to.id}-${id.slice(prefix.length)}` : id).slice(0, VALUE_MODEL_LIMITS.id));
  const lineIds = new Map(lines.map(({ id }) => [id, rowId(id)]));
  const driverIds = new Map(drivers.map(({ id }) => [id, rowId(id)]));
  return {
    assumptions: assumptions.map((row) => ({
      ...row,
      id: named(row.id),
      ...(isNamed && { label: `${row.label}, ${to.name}`.slice(0, VALUE_MODEL_LIMITS.name) }),
      ...(to.role === 'competing' && row.group === 'Proposed' && { group: 'Competing' }),
    })),
    calculations: calculations.map(({ id, expression }) => ({
      id: named(id),
      expression: withNames(expression, names),
    })),
    costLines: lines.map((line) => ({
      ...line,
      ...{ id: lineIds.get(line.id) ?? line.id, solution: to.id, expression: withNames(line.expression, names) },
    })),
    benefits: drivers.map((driver) => ({
      ...driver,
      ...{
        id: driverIds.get(driver.id) ?? driver.id,
        solution: to.id,
        expression: withNames(driver.expression, names),
      },
      ...(driver.differs && {
        differs: driver.differs.map(({ from: other, why }) => ({ from: driverIds.get(other) ?? other, why })),
      }),
    })),
  };
}

export const idsIn = (rows: ModelRows<Labeled>): ReadonlySet<string> =>
  new Set([rows.assumptions, rows.calculations, rows.costLines, rows.benefits].flat().map(({ id }) => id));

export const joinedRows = <Row extends Labeled>(one: ModelRows<Row>, other: ModelRows<Row>): ModelRows<Row> => ({
  assumptions: [...one.assumptions, ...other.assumptions],
  calculations: [...one.calculations, ...other.calculations],
  costLines: [...one.costLines, ...other.costLines],
  benefits: [...one.benefits, ...other.benefits],
});

/** A formula that is being edited may have errors. */
function namesOf(expression: string): readonly string[] {
  try {
    return namesIn(parseExpression(expression));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
