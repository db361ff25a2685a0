import { invalid } from './refusal.ts';

interface Listed {
  readonly id: string;
  readonly created: number;
}

export type QueryParameters = Readonly<Record<string, unknown>>;

const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

/** A list page as in Stripe's API: newest first, after `starting_after`. */
export function pageOf<T extends Listed>(url: string, oldestFirst: readonly T[], query: QueryParameters): object {
  const limit = Number(query['limit'] ?? PAGE_SIZE);
  if (!(limit >= 1 && limit <= MAX_PAGE_SIZE)) throw invalid('limit', `Invalid integer: ${String(query['limit'])}`);
  const [gte, lte] = [createdBound(query, 'gte') ?? 0, createdBound(query, 'lte') ?? Infinity];
  const matching = oldestFirst.toReversed().filter(({ created }) => created >= gte && created <= lte);
  const after = matching.findIndex(({ id }) => id === query['starting_after']);
  const rest = matching.slice(after + 1);
  return { object: 'list', url, data: rest.slice(0, limit), has_more: rest.length > limit };
}

/** Reads `created[gte]=…`, a flat name in the parsed query string. */
function createdBound(query: QueryParameters, bound: string): number | undefined {
  const value = query[`created[${bound}]`];
  return value === undefined ? undefined : Number(value);
}

/** Reads `name[0]=…&name[1]=…`. */
export const listIn = (query: QueryParameters, name: string): readonly string[] =>
  Object.entries(query).flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [String(value)] : []));
