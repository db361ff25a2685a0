import type { BinaryOperator, Expression, FunctionName } from './expression';

type Step =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'input'; readonly id: string }
  | { readonly kind: 'year' }
  | { readonly kind: 'binary'; readonly operator: BinaryOperator; readonly left: number; readonly right: number }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly inputs: readonly number[] };

export type Instruction = Step & { readonly usesYear: boolean };

/** Compiles expressions to instructions. Equal subexpressions are computed once. */
export class ProgramBuilder {
  readonly instructions: Instruction[] = [];

  private readonly places = new Map<string, number>();

  /** @param placeOf index of a calculation's result; undefined for an assumption */
  constructor(private readonly placeOf: (name: string) => number | undefined) {}

  /** @returns the index of the result */
  add(part: Expression): number {
    switch (part.kind) {
      case 'number':
        return this.step({ kind: 'number', value: part.value }, []);
      case 'name': {
        if (part.name === 'year') return this.step({ kind: 'year' }, []);
        return this.placeOf(part.name) ?? this.step({ kind: 'input', id: part.name }, []);
      }
      case 'negative':
        return this.binary('-', this.step({ kind: 'number', value: 0 }, []), this.add(part.of));
      case 'binary':
        return this.binary(part.operator, this.add(part.left), this.add(part.right));
      case 'call': {
        const inputs = part.inputs.map((input) => this.add(input));
        return this.step({ kind: 'call', name: part.name, inputs }, inputs);
      }
    }
  }

  private binary(operator: BinaryOperator, left: number, right: number): number {
    return this.step({ kind: 'binary', operator, left, right }, [left, right]);
  }

  private step(step: Step, inputs: readonly number[]): number {
    const key = JSON.stringify(step);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const usesYear = step.kind === 'year' || inputs.some((place) => this.instructions[place]?.usesYear);
    this.places.set(key, this.instructions.push({ ...step, usesYear }) - 1);
    return this.instructions.length - 1;
  }
}
