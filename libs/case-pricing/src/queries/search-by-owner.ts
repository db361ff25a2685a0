import { readSearch } from '@casewright/platform';
import type { Owners } from './owners';

/** Filters by ID, or by text pattern and matching owners. */
export const ownedFilters = (texts: string) => ({
  id: `(id = ?::uuid or owner_id = ?::uuid)`,
  words: `(${texts} ilike (?::text[])[1] or owner_id = any((?::text[])[2:]::uuid[]))`,
});

/** Values for `ownedFilters`. */
export async function ownedSearch(owners: Owners, text: string | undefined) {
  const { id, part, beginning } = readSearch(text);
  const pattern = part ?? beginning;
  if (id) return { id };
  return pattern && text ? { words: [pattern, ...(await owners.search(text))] } : {};
}
