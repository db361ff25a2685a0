import { type Expression, ExpressionError, namesIn, parseExpression } from './expression';
import { type Instruction, ProgramBuilder } from './program';
import type { BenefitDriver, Calculation, CostLine, ModelFault, ValueModel } from './model';
import { nameFault, takenFault } from './names';
import { numberFaults } from './number-faults';
import { isMoney, NO_UNIT, parseUnit, type Unit, unitText } from './unit';
import { unboundedFaults } from './unbounded-faults';
import { unitOf } from './unit-of';

export interface Compiled {
  readonly formula: Expression;
  /** Index of the instruction with the result. */
  readonly place: number;
}

export interface CompiledModel {
  readonly model: ValueModel;
  readonly instructions: readonly Instruction[];
  readonly calculations: readonly (Calculation & Compiled)[];
  readonly costLines: readonly (CostLine & Compiled)[];
  readonly benefits: readonly (BenefitDriver & Compiled)[];
}

export type ModelCheck =
  | { readonly faults: readonly ModelFault[]; readonly compiled?: undefined }
  | { readonly faults: readonly []; readonly compiled: CompiledModel };

type WithUnit = Compiled & { readonly unit: Unit | undefined };

const YEAR = 'year';

/** Checks names, units, cycles, numbers and money, and reports every fault at once. */
export function compileModel(model: ValueModel): ModelCheck {
  const check = new Check(model);
  const costLines = check.money(model.costLines, 'costLines');
  const benefits = check.money(model.benefits, 'benefits');
  const faults = [...numberFaults(model), ...check.faults];
  if (faults.length > 0) return { faults };
  const { instructions, named: calculations } = check;
  const compiled = { model, instructions, calculations, costLines, benefits };
  const unbounded = unboundedFaults(compiled);
  return unbounded.length > 0 ? { faults: unbounded } : { faults: [], compiled };
}

class Check {
  readonly faults: ModelFault[] = [];

  private readonly calculations = new Map<string, WithUnit>();
  private readonly program = new ProgramBuilder((name) => this.calculations.get(name)?.place);
  private readonly units = new Map<string, Unit>();
  private readonly indexes: ReadonlyMap<string, number>;
  private readonly inWork = new Set<string>();
  /** Reported once: expressions that use it are not reported again. */
  private readonly broken = new Set<string>();

  constructor(private readonly model: ValueModel) {
    model.assumptions.forEach(({ id, unit }, index) => {
      this.checkId(id, `assumptions.${index}`, this.units.has(id));
      const parsed = parseUnit(unit);
      if (!parsed) this.fault(`assumptions.${index}.unit`, `“${unit}” is not a unit. Write it like USD/host/year.`);
      this.units.set(id, parsed ?? NO_UNIT);
    });
    this.indexes = new Map(model.calculations.map(({ id }, index) => [id, index]));
    model.calculations.forEach(({ id }, index) => {
      this.checkId(id, `calculations.${index}`, this.units.has(id) || this.indexes.get(id) !== index);
      this.unitOfCalculation(id, 0);
    });
  }

  get instructions(): readonly Instruction[] {
    return this.program.instructions;
  }

  get named(): readonly (Calculation & Compiled)[] {
    return this.model.calculations.flatMap((calculation) => {
      const compiled = this.calculations.get(calculation.id);
      return compiled ? [{ ...calculation, formula: compiled.formula, place: compiled.place }] : [];
    });
  }

  money<Line extends { readonly expression: string }>(lines: readonly Line[], list: string): (Line & Compiled)[] {
    const { currency } = this.model;
    return lines.flatMap((line, index) => {
      const place = `${list}.${index}.expression`;
      const compiled = this.compile(line.expression, place);
      if (!compiled) return [];
      const { unit, formula, place: result } = compiled;
      if (unit && !isMoney(unit, currency) && !this.isBuiltOnBroken(formula)) {
        const hint = unit.size === 0 ? ` Write an amount like 5000[${currency}].` : '';
        this.fault(place, `This comes out as ${unitText(unit)}, not in ${currency}.${hint}`);
      }
      return [{ ...line, formula, place: result }];
    });
  }

  private compile(text: string, place: string): WithUnit | undefined {
    try {
      const formula = parseExpression(text);
      const unit = unitOf(formula, (name, at) => this.unitOfName(name, at));
      return { formula, unit, place: this.program.add(formula) };
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      this.fault(place, error.message, error.at);
      return undefined;
    }
  }

  private unitOfName(name: string, at: number): Unit {
    if (name === YEAR) return NO_UNIT;
    const unit = this.units.get(name);
    if (unit) return unit;
    if (this.indexes.has(name)) return this.unitOfCalculation(name, at);
    throw new ExpressionError(`There’s no assumption or calculation named ${name}.`, at);
  }

  private unitOfCalculation(id: string, at: number): Unit {
    if (this.inWork.has(id)) throw new ExpressionError(`${id} depends on itself.`, at);
    if (!this.calculations.has(id) && !this.broken.has(id)) {
      const index = this.indexes.get(id) ?? 0;
      this.inWork.add(id);
      const compiled = this.compile(
        this.model.calculations[index]?.expression ?? '',
        `calculations.${index}.expression`,
      );
      this.inWork.delete(id);
      if (compiled && !this.isBuiltOnBroken(compiled.formula)) this.calculations.set(id, compiled);
      else this.broken.add(id);
    }
    return this.calculations.get(id)?.unit ?? NO_UNIT;
  }

  private isBuiltOnBroken(formula: Expression): boolean {
    return namesIn(formula).some((name) => this.broken.has(name));
  }

  private checkId(id: string, place: string, isTaken: boolean): void {
    const message = nameFault(id) ?? (isTaken ? takenFault(id) : undefined);
    if (message) this.fault(`${place}.id`, message);
  }

  private fault(place: string, message: string, at?: number): void {
    this.faults.push({ place, message, ...(at !== undefined && { at }) });
  }
}
