/** Credits of a case. Implemented by another context, within the caller's transaction. */
export abstract class CaseCredits {
  /** @param credits cost of the confirmed terms; a difference from the hold is debited or returned */
  abstract earn(credits: number, bill: CreditsOfCase): Promise<void>;

  /** Returns the whole hold, or a share of earned credits. */
  abstract return(credits: number, bill: CreditsOfCase): Promise<void>;
}

/** Email recipients for a case. Implemented by another context. */
export abstract class CaseOwners {
  /** @returns undefined for a deleted account */
  abstract find(userId: string): Promise<CaseOwner | undefined>;
}

/** People who may work on cases. Implemented by another context. */
export abstract class Analysts {
  abstract ids(): Promise<readonly string[]>;
}

/** The seller's inbox. Implemented by another context. */
export abstract class SellerInbox {
  /** @param noticeId repeats are ignored */
  abstract notify(noticeId: string, to: SellerOfCase, notice: CaseNotice): Promise<void>;
}

/** The provider's inbox. Implemented by another context, within the caller's transaction. */
export abstract class ProviderInbox {
  /** Shown as from the seller, so that answers reach them. @param messageId repeats are ignored */
  abstract notify(messageId: string, to: AdminsOfCase, notice: CaseNotice): Promise<void>;
}

export interface AdminsOfCase extends SellerOfCase {
  readonly recipientIds: readonly string[];
}

export interface SellerOfCase {
  readonly ownerId: string;
  readonly caseId: string;
}

export interface CaseNotice {
  readonly subject: string;
  readonly content: string;
}

export interface CaseOwner {
  readonly email: string;
  readonly firstName: string;
}

export interface CreditsOfCase {
  readonly caseId: string;
  readonly title: string;
  /** Shown in the owner's transaction history. */
  readonly description: string;
}
