import { type Expression, PRECEDENCE } from './expression';

const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '=', '<>']);

/** Excel formula without the "=". `cellOf` returns the cell of a name, including `year`. */
export function excelFormula(expression: Expression, cellOf: (name: string) => string): string {
  return write(expression);

  // Excel does not treat TRUE as 1, so comparisons outside of conditions need N().
  function write(part: Expression): string {
    const isComparison = part.kind === 'binary' && COMPARISONS.has(part.operator);
    return isComparison ? `N(${plain(part)})` : plain(part);
  }

  function plain(part: Expression): string {
    switch (part.kind) {
      case 'number':
        return String(part.value);
      case 'name':
        return cellOf(part.name);
      case 'negative':
        return `-${operand(part.of, Infinity)}`;
      case 'call':
        return `${part.name.toUpperCase()}(${inputsOf(part).join(',')})`;
      case 'binary': {
        const precedence = PRECEDENCE[part.operator];
        return `${operand(part.left, precedence)}${part.operator}${operand(part.right, precedence + 1)}`;
      }
    }
  }

  function inputsOf({ name, inputs }: Extract<Expression, { kind: 'call' }>): readonly string[] {
    return inputs.map((input, index) => (name === 'if' && index === 0 ? plain(input) : write(input)));
  }

  // Excel reads -2^2 as (-2)^2, so negations are always parenthesized.
  function operand(part: Expression, least: number): string {
    const isTight = part.kind === 'binary' ? PRECEDENCE[part.operator] >= least : part.kind !== 'negative';
    const isWrapped = part.kind === 'binary' && COMPARISONS.has(part.operator);
    return isTight || isWrapped ? write(part) : `(${write(part)})`;
  }
}
