/** A case, as the owner's history names it. */
export interface CaseBill {
  readonly caseId: string;
  readonly title: string;
  readonly description: string;
}
