import type { AdvocateLink } from './advocate-link';

export interface NewAddresses {
  readonly count: number;
  readonly isKnown: boolean;
}

/** All methods except `caseOf` expect the case to be locked. */
export abstract class AdvocateLinks {
  abstract caseOf(id: string): Promise<string | undefined>;
  /** @returns undefined for a link of another case */
  abstract find(caseId: string, id: string): Promise<AdvocateLink | undefined>;
  abstract findAllOf(caseId: string): Promise<readonly AdvocateLink[]>;
  /** Addresses that the seller invited for the first time since then, and whether `email` is known. Locks the seller. */
  abstract newAddressesOf(sellerId: string, email: string, since: Date): Promise<NewAddresses>;
  abstract save(link: AdvocateLink): Promise<void>;
}
