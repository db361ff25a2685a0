import type { CompiledModel } from './compile-model';
import type { Expression } from './expression';
import type { BenefitDriver } from './model';
import { NO_UNIT, parseUnit } from './unit';

/** A benefit that probably counts the same saving as a benefit before it or as a cost of today. */
export interface Overlap {
  /** Index of the benefit. */
  readonly benefit: number;
  /** Id and label of the other row. */
  readonly from: string;
  readonly label: string;
  /** Labels of the assumptions that both multiply. */
  readonly shared: readonly string[];
  /** Why they differ, as the analyst says; empty if not said. */
  readonly why: string;
}

/** Names that one product multiplies. */
type Product = ReadonlySet<string>;

/** More products are taken for one. */
const MOST_PRODUCTS = 64;

/** Two rows count the same saving if a product in each has the same quantity (base) and the same price (driver). */
export function overlapsIn({ model, benefits, costLines, calculations }: CompiledModel): readonly Overlap[] {
  const labels = new Map(model.assumptions.map(({ id, label }) => [id, label]));
  const units = new Map(model.assumptions.map(({ id, unit }) => [id, parseUnit(unit) ?? NO_UNIT]));
  const formulas = new Map(calculations.map(({ id, formula }) => [id, formula]));
  const productsOf = (formula: Expression) => productsIn(formula, formulas);
  const isPrice = (name: string) => (units.get(name)?.get(model.currency) ?? 0) > 0;
  const isQuantity = (name: string) => (units.get(name) ?? NO_UNIT).size > 0 && !isPrice(name);
  const sharedBy = (one: readonly Product[], other: readonly Product[]): readonly string[] => {
    for (const product of one) {
      for (const its of other) {
        const shared = [...product].filter((name) => its.has(name));
        const isPriced = shared.some(isPrice) || ![...product, ...its].some(isPrice);
        if (shared.some(isQuantity) && isPriced) return shared.filter((name) => isQuantity(name) || isPrice(name));
      }
    }
    return [];
  };

  const today = model.solutions.find(({ role }) => role === 'today')?.id;
  const costs = costLines
    .filter(({ solution }) => solution === today)
    .map(({ id, label, formula }) => ({ id, label, products: productsOf(formula) }));
  const savings = benefits.map((driver) => ({ ...driver, products: productsOf(driver.formula) }));
  return savings.flatMap((driver, index) => {
    const before = savings.slice(0, index).filter((one) => comeTogether(one, driver));
    return [...before, ...costs].flatMap(({ id, label, products }): Overlap[] => {
      const shared = sharedBy(driver.products, products).map((name) => labels.get(name) ?? name);
      const why = driver.differs?.find(({ from }) => from === id)?.why.trim() ?? '';
      return shared.length === 0 ? [] : [{ benefit: index, from: id, label, shared, why }];
    });
  });
}

/** For example "Counts the same saving as “People”: both multiply Administrators today and Cost per administrator." */
export const overlapText = ({ label, shared }: Overlap): string =>
  `Counts the same saving as “${label}”: both multiply ${shared.join(' and ')}.`;

const comeTogether = (one: BenefitDriver, other: BenefitDriver): boolean =>
  one.solution === undefined || other.solution === undefined || one.solution === other.solution;

/** The products that a formula adds up. Conditions and exponents don't count. */
function productsIn(formula: Expression, formulas: ReadonlyMap<string, Expression>): readonly Product[] {
  switch (formula.kind) {
    case 'number':
      return [new Set()];
    case 'name': {
      const calculation = formulas.get(formula.name);
      return calculation ? productsIn(calculation, formulas) : [new Set([formula.name])];
    }
    case 'negative':
      return productsIn(formula.of, formulas);
    case 'call': {
      const amounts = formula.name === 'if' ? formula.inputs.slice(1) : formula.inputs;
      return few(amounts.flatMap((input) => productsIn(input, formulas)));
    }
    case 'binary': {
      const left = productsIn(formula.left, formulas);
      if (formula.operator === '^') return left;
      const right = productsIn(formula.right, formulas);
      if (formula.operator !== '*' && formula.operator !== '/') return few([...left, ...right]);
      return few(left.flatMap((one) => right.map((other) => new Set([...one, ...other]))));
    }
  }
}

const few = (products: readonly Product[]): readonly Product[] =>
  products.length <= MOST_PRODUCTS ? products : [new Set(products.flatMap((product) => [...product]))];
