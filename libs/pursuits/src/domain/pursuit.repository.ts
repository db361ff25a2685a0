import type { Quarter } from '@casewright/rules';
import type { Pursuit } from './pursuit';

export interface Registration {
  readonly ownerId: string;
  readonly companyDomain: string;
  readonly prospect: string;
  readonly quarter: Quarter;
}

export abstract class Pursuits {
  /** Locked until the transaction ends. @returns undefined for another seller's */
  abstract findForUpdate(ownerId: string, id: string): Promise<Pursuit | undefined>;

  /** The seller's only draft, locked, so that two tabs neither make two nor register it twice. */
  abstract findDraftForUpdate(ownerId: string): Promise<Pursuit | undefined>;

  /** With its new steps. */
  abstract save(pursuit: Pursuit): Promise<void>;

  abstract deleteDraft(ownerId: string): Promise<void>;

  /** Whether a colleague has such a pursuit; keeps colleagues from registering it until the transaction ends. */
  abstract isRegisteredByColleague(registration: Registration): Promise<boolean>;

  /** For an account that is deleted. */
  abstract erase(ownerId: string): Promise<void>;
}
