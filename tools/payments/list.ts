import { invalid } from './refusal.ts';

interface Listed {
  readonly id: string;
  readonly created: number;
}

export type Asked = Readonly<Record<string, unknown>>;

const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

/** A list page as in Stripe's API: newest first, after `starting_after`. */
export function pageOf<T extends Listed>(url: string, oldestFirst: readonly T[], asked: Asked): object {
  const limit = Number(asked['limit'] ?? PAGE_SIZE);
  if (!(limit >= 1 && limit <= MAX_PAGE_SIZE)) throw invalid('limit', `Invalid integer: ${String(asked['limit'])}`);
  const [gte, lte] = [createdBound(asked, 'gte') ?? 0, createdBound(asked, 'lte') ?? Infinity];
  const matching = oldestFirst.toReversed().filter(({ created }) => created >= gte && created <= lte);
  const after = matching.findIndex(({ id }) => id === asked['starting_after']);
  const rest = matching.slice(after + 1);
  return { object: 'list', url, data: rest.slice(0, limit), has_more: rest.length > limit };
}

/** Reads `created[gte]=…`, a flat name in the parsed query string. */
function createdBound(asked: Asked, bound: string): number | undefined {
  const value = asked[`created[${bound}]`];
  return value === undefined ? undefined : Number(value);
}

/** Reads `name[0]=…&name[1]=…`. */
export const listIn = (asked: Asked, name: string): readonly string[] =>
  Object.entries(asked).flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [String(value)] : []));
