/** Owners of cases, from another context. */
export abstract class CasesOfSellers {
  /** @returns undefined if there is no such case */
  abstract ownerOf(caseId: string): Promise<string | undefined>;
}
