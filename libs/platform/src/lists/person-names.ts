export interface PersonName {
  readonly name: string;
  readonly email: string;
}

/** Who the people in lists are. Answered by the context that owns accounts. */
export abstract class PersonNames {
  /** Without those who have left. */
  abstract named(ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>>;
  /** The ids of a few, by part of a name or address. */
  abstract find(text: string): Promise<readonly string[]>;
}
