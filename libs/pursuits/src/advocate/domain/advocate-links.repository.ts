import type { AdvocateLink } from './advocate-link';

/** All but the search for its case expects the case to be locked. */
export abstract class AdvocateLinks {
  /** @returns undefined where there is none */
  abstract caseOf(id: string): Promise<string | undefined>;
  /** @returns undefined for one of another case */
  abstract find(caseId: string, id: string): Promise<AdvocateLink | undefined>;
  abstract findAllOf(caseId: string): Promise<readonly AdvocateLink[]>;
  abstract save(link: AdvocateLink): Promise<void>;
}
