/** The credits of a case. Answered by another context, within the transaction of the command that asks. */
export abstract class CaseCredits {
  /** @param credits what the confirmed terms cost; a difference to what is held is debited or given back */
  abstract earn(credits: number, bill: CreditsOfCase): Promise<void>;

  /** To the owner: all while they are held, a share once they are earned. */
  abstract return(credits: number, bill: CreditsOfCase): Promise<void>;
}

/** Whom to mail about a case. Answered by another context. */
export abstract class CaseOwners {
  /** @returns undefined for a deleted account */
  abstract find(userId: string): Promise<CaseOwner | undefined>;
}

/** Where a seller is told of a case. Answered by another context. */
export abstract class SellerInbox {
  /** @param noticeId told again, it is told once */
  abstract tell(noticeId: string, to: SellerOfCase, notice: CaseNotice): Promise<void>;
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
  /** What the owner reads in the transaction history. */
  readonly description: string;
}
