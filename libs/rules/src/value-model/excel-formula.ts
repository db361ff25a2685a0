import { type Expression, STRENGTH } from './expression';

const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '=', '<>']);

/**
 * The same expression as a formula of Excel, without the "=".
 * @param cellOf the reference that holds a name, `year` included
 */
export function excelFormula(expression: Expression, cellOf: (name: string) => string): string {
  return write(expression);

  // Excel's TRUE is not its 1: a comparison counts as a number everywhere but in a condition.
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
        const strength = STRENGTH[part.operator];
        return `${operand(part.left, strength)}${part.operator}${operand(part.right, strength + 1)}`;
      }
    }
  }

  function inputsOf({ name, inputs }: Extract<Expression, { kind: 'call' }>): readonly string[] {
    return inputs.map((input, index) => (name === 'if' && index === 0 ? plain(input) : write(input)));
  }

  // Excel reads -2^2 as (-2)^2: a minus is always inside parentheses.
  function operand(part: Expression, least: number): string {
    const isTight = part.kind === 'binary' ? STRENGTH[part.operator] >= least : part.kind !== 'negative';
    const isWrapped = part.kind === 'binary' && COMPARISONS.has(part.operator);
    return isTight || isWrapped ? write(part) : `(${write(part)})`;
  }
}
