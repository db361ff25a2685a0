/** Case as named in the owner's history. */
export interface CaseBill {
  readonly caseId: string;
  readonly title: string;
  readonly description: string;
}
