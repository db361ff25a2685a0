/** Base units with nonzero exponents: USD/host/year is { USD: 1, host: -1, year: -1 }. */
export type Unit = ReadonlyMap<string, number>;

export const NO_UNIT: Unit = new Map();

const DERIVED: Readonly<Record<string, Unit>> = {
  '%': NO_UNIT,
  '1': NO_UNIT,
  kWh: new Map([
    ['kW', 1],
    ['hour', 1],
  ]),
};

const NAME = /^(?:%|1|[A-Za-z][A-Za-z ]*)$/;

/** Parses "hosts", "USD/host/year" or "kW * hours". Plurals equal their singular. */
export function parseUnit(text: string): Unit | undefined {
  let unit = NO_UNIT;
  let sign = 1;
  for (const part of text.split(/([*/])/)) {
    if (part === '*' || part === '/') {
      sign = part === '*' ? 1 : -1;
      continue;
    }
    const name = part.trim();
    if (!NAME.test(name)) return undefined;
    unit = times(unit, DERIVED[name] ?? new Map([[singular(name), 1]]), sign);
  }
  return unit;
}

const singular = (name: string): string => (/[a-z]s$/i.test(name) && !name.endsWith('ss') ? name.slice(0, -1) : name);

export function times(one: Unit, other: Unit, exponent = 1): Unit {
  const product = new Map(one);
  for (const [name, count] of other) {
    const sum = (product.get(name) ?? 0) + count * exponent;
    if (sum === 0) product.delete(name);
    else product.set(name, sum);
  }
  return product;
}

export const isSameUnit = (one: Unit, other: Unit): boolean => times(one, other, -1).size === 0;

export const isMoney = (unit: Unit, currency: string): boolean => {
  const rest = times(unit, new Map([[currency, 1]]), -1);
  return rest.size === 0 || (rest.size === 1 && rest.get('year') === -1);
};

/** For example "USD/year" or "a number". */
export function unitText(unit: Unit): string {
  const part = ([name, count]: [string, number]) => (Math.abs(count) === 1 ? name : `${name}^${Math.abs(count)}`);
  const above = [...unit].filter(([, count]) => count > 0).map(part);
  const below = [...unit].filter(([, count]) => count < 0).map(part);
  if (above.length + below.length === 0) return 'a number';
  return [above.join(' * ') || '1', ...below].join('/');
}
