/** Implemented by the context that owns cases. */
export abstract class CaseNumbers {
  /** Omits deleted cases. */
  abstract of(caseIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
