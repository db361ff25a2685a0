import { readSearch } from '@casewright/platform';
import type { Owners } from './owners';

/** Of a list whose rows have an owner and texts: conditions on an ID, or on a pattern and then the owners it also means. */
export const ownedFilters = (texts: string) => ({
  id: `(id = ?::uuid or owner_id = ?::uuid)`,
  words: `(${texts} ilike (?::text[])[1] or owner_id = any((?::text[])[2:]::uuid[]))`,
});

/** The values of these conditions that find what an admin wrote. */
export async function ownedSearch(owners: Owners, text: string | undefined) {
  const { id, part, beginning } = readSearch(text);
  const pattern = part ?? beginning;
  if (id) return { id };
  return pattern && text ? { words: [pattern, ...(await owners.search(text))] } : {};
}
