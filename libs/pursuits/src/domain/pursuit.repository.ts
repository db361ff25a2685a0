import type { Quarter } from '@casewright/rules';
import type { Pursuit } from './pursuit';

export interface Registration {
  readonly ownerId: string;
  readonly companyDomain: string;
  readonly prospect: string;
  readonly quarter: Quarter;
}

export abstract class Pursuits {
  /** Locks the row until the transaction ends. @returns undefined for another seller's pursuit */
  abstract findForUpdate(ownerId: string, id: string): Promise<Pursuit | undefined>;

  /** Locks the seller's only draft, so that two tabs neither create two nor register it twice. */
  abstract findDraftForUpdate(ownerId: string): Promise<Pursuit | undefined>;

  /** Also stores the new steps. */
  abstract save(pursuit: Pursuit): Promise<void>;

  abstract deleteDraft(ownerId: string): Promise<void>;

  /** Prevents colleagues from registering the same one until the transaction ends. */
  abstract isRegisteredByColleague(registration: Registration): Promise<boolean>;

  /** For account deletion. */
  abstract erase(ownerId: string): Promise<void>;
}
