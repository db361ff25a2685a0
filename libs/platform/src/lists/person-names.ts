export interface PersonName {
  readonly name: string;
  readonly email: string;
}

/** Implemented by the context that owns accounts. */
export abstract class PersonNames {
  /** Omits deleted accounts. */
  abstract named(ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>>;
  /** IDs of all with an ID, name or email like this. Fails if there are too many. */
  abstract find(text: string): Promise<readonly string[]>;
}
