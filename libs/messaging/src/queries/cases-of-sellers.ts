export interface CaseOfSeller {
  readonly ownerId: string;
  /** For example "Larkmoor Foods (C-1042)". */
  readonly name: string;
}

/** Cases of sellers, from another context. */
export abstract class CasesOfSellers {
  /** @returns undefined if there is no such case */
  abstract find(caseId: string): Promise<CaseOfSeller | undefined>;
}
