import { type Expression, STRENGTH } from './expression';

/**
 * The same expression as a formula of Excel, without the "=".
 * @param cellOf the reference that holds a name, `year` included
 */
export function excelFormula(expression: Expression, cellOf: (name: string) => string): string {
  return write(expression);

  function write(part: Expression): string {
    switch (part.kind) {
      case 'number':
        return String(part.value);
      case 'name':
        return cellOf(part.name);
      case 'negative':
        return `-${operand(part.of, Infinity)}`;
      case 'call':
        return `${part.name.toUpperCase()}(${part.inputs.map(write).join(',')})`;
      case 'binary': {
        const strength = STRENGTH[part.operator];
        return `${operand(part.left, strength)}${part.operator}${operand(part.right, strength + 1)}`;
      }
    }
  }

  // Excel reads -2^2 as (-2)^2: a minus is always inside parentheses.
  function operand(part: Expression, least: number): string {
    const isTight = part.kind === 'binary' ? STRENGTH[part.operator] >= least : part.kind !== 'negative';
    return isTight ? write(part) : `(${write(part)})`;
  }
}
