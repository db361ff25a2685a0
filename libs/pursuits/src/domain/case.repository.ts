import type { RateCard } from '@casewright/rules';
import type { Case } from './case';

/** Which sellers do not see. */
export interface CaseNote {
  readonly caseId: string;
  readonly byId: string;
  readonly note: string;
  readonly at: Date;
}

export abstract class Cases {
  abstract add(started: Case): Promise<void>;

  /** With its pursuit locked before it, until the transaction ends: the order in which every command takes them. */
  abstract findForUpdate(id: string): Promise<Case | undefined>;

  /** The one that runs, of a pursuit that is locked. */
  abstract findRunningForUpdate(pursuitId: string): Promise<Case | undefined>;

  /** All that run. For an account that is deleted. */
  abstract findOwnForUpdate(ownerId: string): Promise<readonly Case[]>;

  /** @returns whether there is such a case */
  abstract assign(id: string, analystId: string | null): Promise<boolean>;

  /** @returns whether there is such a case */
  abstract addNote(note: CaseNote): Promise<boolean>;

  /** The rate card that priced its terms. */
  abstract ratesOf(priced: Case): Promise<RateCard>;

  /** With its new steps. */
  abstract save(changed: Case): Promise<void>;
}
