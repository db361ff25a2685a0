export interface FirstInvitations {
  /** Addresses that the seller invited for the first time in the given period. */
  readonly recent: number;
  /** Which of the given addresses the seller has never invited. */
  readonly unknown: readonly string[];
}

/** Addresses at prospects that a seller's cases sent mail to. */
export abstract class InvitedAddresses {
  /** Locks the seller. */
  abstract compare(sellerId: string, emails: readonly string[], since: Date): Promise<FirstInvitations>;
  abstract save(caseId: string, emails: readonly string[], at: Date): Promise<void>;
}
