import { type Expression, ExpressionError } from './expression';
import { isSameUnit, NO_UNIT, parseUnit, times, type Unit, unitText } from './unit';

/** Undefined for 0, which fits every unit. */
type Known = Unit | undefined;

const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '=', '<>']);

/** For example, hosts × USD/host/year is USD/year. @throws ExpressionError if units do not match */
export function unitOf(expression: Expression, unitOfName: (name: string, at: number) => Unit): Unit | undefined {
  return of(expression);

  function of(part: Expression): Known {
    switch (part.kind) {
      case 'number': {
        if (part.unit !== undefined) return written(part.unit, part.at);
        return part.value === 0 ? undefined : NO_UNIT;
      }
      case 'name':
        return unitOfName(part.name, part.at);
      case 'negative':
        return of(part.of);
      case 'call': {
        const [condition, ...branches] = part.inputs.map((input) => ({ unit: of(input), at: input.at }));
        if (part.name === 'round') return condition?.unit ?? NO_UNIT;
        if (part.name === 'if') return same(branches);
        return same([...(condition ? [condition] : []), ...branches]);
      }
      case 'binary':
        return ofBinary(part);
    }
  }

  function ofBinary({ operator, left, right, at }: Extract<Expression, { kind: 'binary' }>): Known {
    const [one, other] = [of(left), of(right)];
    if (operator === '*' || operator === '/') {
      if (!one || !other) return undefined;
      return times(one, other, operator === '*' ? 1 : -1);
    }
    if (operator === '^') return power(one, other, right, at);
    const shared = same([
      { unit: one, at: left.at },
      { unit: other, at: right.at },
    ]);
    return COMPARISONS.has(operator) ? NO_UNIT : shared;
  }
}

function power(base: Known, exponent: Known, right: Expression, at: number): Known {
  if (exponent && exponent.size > 0) {
    throw new ExpressionError(`An exponent has no unit, but this is in ${unitText(exponent)}.`, right.at);
  }
  if (!base || base.size === 0) return NO_UNIT;
  if (right.kind !== 'number' || !Number.isInteger(right.value)) {
    throw new ExpressionError(`${unitText(base)} can be raised to a whole number only.`, at);
  }
  return times(NO_UNIT, base, right.value);
}

function same(parts: readonly { readonly unit: Known; readonly at: number }[]): Known {
  let first: Unit | undefined;
  for (const { unit, at } of parts) {
    if (!unit) continue;
    if (first && !isSameUnit(first, unit)) {
      throw new ExpressionError(`${unitText(first)} and ${unitText(unit)} don’t go together.`, at);
    }
    first ??= unit;
  }
  return first;
}

function written(text: string, at: number): Unit {
  const unit = parseUnit(text);
  if (unit) return unit;
  throw new ExpressionError(`“${text}” is not a unit. Write it like USD/host/year.`, at);
}
