export interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Owners of calculations, for admins. */
export abstract class Owners {
  /** Omits deleted accounts. */
  abstract named(ids: readonly string[]): Promise<ReadonlyMap<string, Owner>>;
  /** IDs of all by part of a name or email. Fails if there are too many. */
  abstract search(text: string): Promise<readonly string[]>;
}

/** Null for a deleted account. */
export interface Owned {
  readonly ownerId: string;
  readonly owner: Owner | null;
}

export async function withOwners<Row extends { readonly ownerId: string }>(
  owners: Owners,
  rows: readonly Row[],
): Promise<(Row & Owned)[]> {
  const named = await owners.named([...new Set(rows.map(({ ownerId }) => ownerId))]);
  return rows.map((row) => ({ ...row, owner: named.get(row.ownerId) ?? null }));
}

export const ownerName = ({ owner }: Owned): string | null => owner && `${owner.firstName} ${owner.lastName}`.trim();
