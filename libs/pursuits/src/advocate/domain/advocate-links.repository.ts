import type { AdvocateLink } from './advocate-link';

/** All methods except `caseOf` expect the case to be locked. */
export abstract class AdvocateLinks {
  abstract caseOf(id: string): Promise<string | undefined>;
  /** @returns undefined for a link of another case */
  abstract find(caseId: string, id: string): Promise<AdvocateLink | undefined>;
  abstract findAllOf(caseId: string): Promise<readonly AdvocateLink[]>;
  abstract save(link: AdvocateLink): Promise<void>;
}
