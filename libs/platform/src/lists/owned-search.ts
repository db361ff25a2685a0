import { likeFolded, readSearch } from './search';

interface OwnedColumns {
  readonly texts: string;
  /** Columns that an ID may match. */
  readonly ids?: readonly string[];
  readonly owner?: string;
}

/** Filters by ID, or by text pattern and matching owners. */
export const ownedFilters = ({ texts, owner = 'owner_id', ids = ['id', owner] }: OwnedColumns) => ({
  id: `(${ids.map((column) => `${column} = ?::uuid`).join(' or ')})`,
  words: `(${likeFolded(texts, '(?::text[])[1]')} or ${owner} = any((?::text[])[2:]::uuid[]))`,
});

/** Values for `ownedFilters`. @param findOwners by part of their name or email */
export async function ownedSearch(findOwners: (text: string) => Promise<readonly string[]>, text: string | undefined) {
  const { id, part, beginning } = readSearch(text);
  const pattern = part ?? beginning;
  if (id) return { id };
  return pattern && text ? { words: [pattern, ...(await findOwners(text))] } : {};
}
