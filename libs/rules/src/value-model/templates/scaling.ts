import type { ModelTemplate, TemplateAssumption } from './template';

type Amounts = Pick<TemplateAssumption, 'base' | 'low' | 'high'>;

/** How many times its default an assumption is: its known value, else in proportion to what it scales with. */
export function scaleOf(
  { assumptions }: Pick<ModelTemplate, 'assumptions'>,
  id: string,
  knownValue: (id: string) => number | undefined,
): number {
  const byId = new Map(assumptions.map((assumption) => [assumption.id, assumption]));
  const scale = (of: string, above: readonly string[]): number => {
    const assumption = byId.get(of);
    if (!assumption || above.includes(of)) return 1;
    const known = knownValue(of);
    if (known !== undefined) return known / assumption.base;
    return (assumption.scalesWith ?? []).reduce((factor, one) => factor * scale(one, [...above, of]), 1);
  };
  return scale(id, []);
}

/** Counts stay whole, people are in tenths, and money keeps three digits. None becomes 0. */
export function scaled({ unit, base, low, high }: TemplateAssumption, factor: number): Amounts {
  const amount = (value: number): number => {
    if (factor === 1) return value;
    if (unit.startsWith('USD')) return Number((value * factor).toPrecision(3));
    const step = unit === 'FTE' ? 0.1 : 1;
    return Number((Math.max(1, Math.round((value * factor) / step)) * step).toFixed(1));
  };
  return {
    base: amount(base),
    ...(low !== undefined && { low: amount(low) }),
    ...(high !== undefined && { high: amount(high) }),
  };
}
