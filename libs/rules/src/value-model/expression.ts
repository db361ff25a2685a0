/** `at` is a character offset in the expression. */
interface Placed {
  readonly at: number;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | Comparison;
export type Comparison = '<' | '<=' | '>' | '>=' | '=' | '<>';
export type FunctionName = 'min' | 'max' | 'round' | 'if';

export type Expression = Placed &
  (
    | { readonly kind: 'number'; readonly value: number; readonly unit: string | undefined }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'negative'; readonly of: Expression }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'call'; readonly name: FunctionName; readonly inputs: readonly Expression[] }
  );

export class ExpressionError extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

const INPUTS: Readonly<Record<FunctionName, { readonly least: number; readonly most: number }>> = {
  min: { least: 1, most: 20 },
  max: { least: 1, most: 20 },
  round: { least: 2, most: 2 },
  if: { least: 3, most: 3 },
};

/** Operator precedence. `^` is left-associative, as in Excel. */
export const PRECEDENCE: Readonly<Record<BinaryOperator, number>> = {
  ...{ '<': 1, '<=': 1, '>': 1, '>=': 1, '=': 1, '<>': 1 },
  ...{ '+': 2, '-': 2, '*': 3, '/': 3, '^': 5 },
};
const STRENGTH_OF_MINUS = 4;

const MAX_LENGTH = 2_000;
/** Deeper nesting is a mistake and could overflow the stack. */
const MAX_DEPTH = 100;

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)(?:\s*\[([^\]]*)\])?|([A-Za-z_]\w*)|(<=|>=|<>|[-+*/^()<>=,×÷−]))/y;
const ALIASES: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

interface Token {
  readonly at: number;
  readonly number?: number | undefined;
  readonly unit?: string | undefined;
  readonly name?: string | undefined;
  readonly sign?: string | undefined;
}

/**
 * Parses numbers (with an optional unit: `12[months/year]`), names, `year`, + − × ÷ ^, comparisons, parentheses, min,
 * max, round(value, digits) and if(condition, then, else).
 * @throws ExpressionError
 */
export function parseExpression(text: string): Expression {
  if (text.length > MAX_LENGTH) throw new ExpressionError(`Use at most ${MAX_LENGTH} characters.`, MAX_LENGTH);
  const tokens = tokensOf(text);
  let position = 0;
  const next = () => tokens[position];
  const isNext = (sign: string) => next()?.sign === sign;
  const expect = (sign: string) => {
    if (!isNext(sign)) throw new ExpressionError(`“${sign}” is missing here.`, next()?.at ?? text.length);
    position += 1;
  };

  function binary(weakest: number, depth: number): Expression {
    let left = operand(depth);
    for (;;) {
      const operator = next()?.sign;
      if (operator === undefined || !isOperator(operator) || PRECEDENCE[operator] < weakest) return left;
      const { at } = left;
      position += 1;
      left = { kind: 'binary', operator, left, right: binary(PRECEDENCE[operator] + 1, depth + 1), at };
    }
  }

  function operand(depth: number): Expression {
    const token = next();
    if (!token) throw new ExpressionError('The formula is incomplete.', text.length);
    if (depth > MAX_DEPTH) throw new ExpressionError('Too many parentheses inside each other.', token.at);
    const { at } = token;
    position += 1;
    if (token.number !== undefined) return { kind: 'number', value: token.number, unit: token.unit, at };
    if (token.name !== undefined)
      return isNext('(') ? call(token.name, at, depth) : { kind: 'name', name: token.name, at };
    if (token.sign === '-') return { kind: 'negative', of: binary(STRENGTH_OF_MINUS, depth + 1), at };
    if (token.sign !== '(') throw new ExpressionError(`“${token.sign ?? ''}” isn’t expected here.`, at);
    const inside = binary(0, depth + 1);
    expect(')');
    return inside;
  }

  function call(name: string, at: number, depth: number): Expression {
    if (!isFunction(name)) throw new ExpressionError(`There is no function ${name}. Use min, max, round, or if.`, at);
    const inputs: Expression[] = [];
    do {
      position += 1;
      inputs.push(binary(0, depth + 1));
    } while (isNext(','));
    expect(')');
    const { least, most } = INPUTS[name];
    if (inputs.length >= least && inputs.length <= most) return { kind: 'call', name, inputs, at };
    const count = least === most ? String(least) : `${least} to ${most}`;
    throw new ExpressionError(`${name} takes ${count} inputs, and has ${inputs.length}.`, at);
  }

  const expression = binary(0, 0);
  const rest = next();
  if (rest) throw new ExpressionError('An operator is missing before this.', rest.at);
  return expression;
}

const isFunction = (name: string): name is FunctionName => Object.hasOwn(INPUTS, name);
const isOperator = (sign: string): sign is BinaryOperator => Object.hasOwn(PRECEDENCE, sign);

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    const blanks = /^\s*/.exec(text.slice(from))?.[0].length ?? 0;
    if (!match) throw new ExpressionError(`“${text[from + blanks] ?? ''}” can’t be used in a formula.`, from + blanks);
    const [, number, unit, name, sign] = match;
    tokens.push({
      at: from + blanks,
      number: number === undefined ? undefined : Number(number),
      unit,
      name,
      sign: sign && (ALIASES[sign] ?? sign),
    });
  }
  return tokens;
}

export function namesIn(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'name':
      return [expression.name];
    case 'negative':
      return namesIn(expression.of);
    case 'binary':
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    case 'call':
      return expression.inputs.flatMap(namesIn);
  }
}
