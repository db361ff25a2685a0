/** Whose a case is, as another context knows. */
export abstract class CasesOfSellers {
  /** @returns undefined where there is no such case */
  abstract ownerOf(caseId: string): Promise<string | undefined>;
}
