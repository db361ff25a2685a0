import { addRounded, binary, call, isBounded, power, type Value, valueAt } from './arithmetic';
import type { Compiled, CompiledModel } from './compile-model';
import type { BenefitDriver, CostLine } from './model';
import type { Instruction } from './program';

/** Assumption values by id. Columns have one entry per scenario. */
export type Inputs = ReadonlyMap<string, Value>;

export class Computation {
  private readonly results: Value[] = [];
  private readonly buffers: Float64Array[] = [];

  constructor(
    private readonly compiled: CompiledModel,
    private readonly inputs: Inputs,
    private readonly scenarios: number,
  ) {
    this.inputsChanged();
  }

  /** Recomputes what all years share. Call it after writing to an input column. */
  inputsChanged(): void {
    this.run((instruction) => !instruction.usesYear);
  }

  /** Net cash flow by year in the first scenario: today's cost minus the solution's cost, plus its benefits. */
  netCashFlow(solution: string): readonly number[] {
    const net = new Float64Array(this.scenarios);
    return this.byYear((year) => {
      this.netCashFlowIn(year, solution, net);
      return valueAt(net, 0);
    });
  }

  /** One value per scenario. */
  netPresentValue(solution: string): Float64Array {
    const rate = this.inputs.get(this.compiled.model.discountRate) ?? 0;
    const net = new Float64Array(this.scenarios);
    const values = new Float64Array(this.scenarios);
    this.byYear((year) => {
      this.netCashFlowIn(year, solution, net);
      for (let i = 0; i < net.length; i++) {
        values[i] = (values[i] as number) + (net[i] as number) / power(1 + valueAt(rate, i), year);
      }
    });
    return values;
  }

  /** Rounded, by year, in the first scenario. */
  cost(line: CostLine & Compiled): readonly number[] {
    return this.amounts(line, (year) => this.shareOfCost(line, year));
  }

  /** Rounded, by year, in the first scenario. */
  benefit(driver: BenefitDriver & Compiled): readonly number[] {
    return this.amounts(driver, (year) => shareOfBenefit(driver, year));
  }

  /** Unrounded, by year, in the first scenario. */
  values({ place }: Compiled): readonly number[] {
    return this.byYear(() => valueAt(this.resultAt(place), 0));
  }

  /** Lines without a bounded amount in some scenario and active year. */
  unbounded(): ReadonlySet<Compiled> {
    const { costLines, benefits } = this.compiled;
    const found = this.byYear((year) =>
      [
        ...costLines.filter((line) => this.shareOfCost(line, year) > 0),
        ...benefits.filter((driver) => shareOfBenefit(driver, year) > 0),
      ].filter(({ place }) => !isBounded(this.resultAt(place))),
    );
    return new Set<Compiled>(found.flat());
  }

  private amounts(line: Compiled, shareOf: (year: number) => number): readonly number[] {
    return this.byYear((year) => {
      const amount = new Float64Array(this.scenarios);
      this.addRounded(amount, line, shareOf(year), 1);
      return valueAt(amount, 0);
    });
  }

  private byYear<Result>(resultOf: (year: number) => Result): readonly Result[] {
    return Array.from({ length: this.compiled.model.horizonYears + 1 }, (_, year) => {
      this.run((instruction) => instruction.usesYear, year);
      return resultOf(year);
    });
  }

  private netCashFlowIn(year: number, solution: string, net: Float64Array): void {
    const { model, costLines, benefits } = this.compiled;
    const today = model.solutions.find(({ role }) => role === 'today')?.id;
    net.fill(0);
    for (const line of costLines) {
      if (line.solution !== today && line.solution !== solution) continue;
      this.addRounded(net, line, this.shareOfCost(line, year), line.solution === today ? 1 : -1);
    }
    for (const driver of benefits) {
      if (brings(driver, solution)) this.addRounded(net, driver, shareOfBenefit(driver, year), 1);
    }
  }

  private shareOfCost({ firstYear = 1, lastYear = this.compiled.model.horizonYears }: CostLine, year: number): number {
    return year >= firstYear && year <= lastYear ? 1 : 0;
  }

  private addRounded(sums: Float64Array, { place }: Compiled, share: number, sign: 1 | -1): void {
    if (share === 0) return;
    addRounded(sums, this.resultAt(place), share, this.compiled.model.roundTo, sign);
  }

  private run(isWanted: (instruction: Instruction) => boolean, year = 0): void {
    this.compiled.instructions.forEach((instruction, place) => {
      if (isWanted(instruction)) this.results[place] = this.valueOf(instruction, place, year);
    });
  }

  private valueOf(instruction: Instruction, place: number, year: number): Value {
    const out = () => (this.buffers[place] ??= new Float64Array(this.scenarios));
    switch (instruction.kind) {
      case 'number':
        return instruction.value;
      case 'year':
        return year;
      case 'input':
        return this.inputs.get(instruction.id) ?? 0;
      case 'binary':
        return binary(instruction.operator, this.resultAt(instruction.left), this.resultAt(instruction.right), out);
      case 'call':
        return call(
          instruction.name,
          instruction.inputs.map((input) => this.resultAt(input)),
          out,
        );
    }
  }

  private readonly resultAt = (place: number): Value => this.results[place] ?? 0;
}

export const brings = (driver: BenefitDriver, solution: string): boolean =>
  driver.solution === undefined || driver.solution === solution;

const shareOfBenefit = ({ ramp, counted }: BenefitDriver, year: number): number =>
  year === 0 ? 0 : (ramp[year - 1] ?? ramp.at(-1) ?? 0) * counted;
