import type { RateCard } from '@casewright/rules';
import type { Case } from './case';

/** Internal: sellers do not see it. */
export interface CaseNote {
  readonly caseId: string;
  readonly byId: string;
  readonly note: string;
  readonly at: Date;
}

export interface AssignedCase {
  readonly ownerId: string;
  /** Whether somebody else was the analyst before. */
  readonly isChanged: boolean;
}

export interface UnassignedCase {
  readonly id: string;
  readonly ownerId: string;
  readonly isOpen: boolean;
}

export abstract class Cases {
  abstract add(started: Case): Promise<void>;

  /** Locks the pursuit, then the case, until the transaction ends. Every command locks in this order. */
  abstract findForUpdate(id: string): Promise<Case | undefined>;

  /** Finds the running case of a locked pursuit. */
  abstract findRunningForUpdate(pursuitId: string): Promise<Case | undefined>;

  /** Locks all running cases of a seller. For account deletion. */
  abstract findOwnForUpdate(ownerId: string): Promise<readonly Case[]>;

  /** @returns undefined if the case does not exist */
  abstract assign(id: string, analystId: string | null): Promise<AssignedCase | undefined>;

  /** @returns the cases that the analyst had */
  abstract unassignAll(analystId: string): Promise<readonly UnassignedCase[]>;

  /** @returns whether the case exists */
  abstract addNote(note: CaseNote): Promise<boolean>;

  /** The rate card that priced the terms. */
  abstract ratesOf(priced: Case): Promise<RateCard>;

  /** Also stores the new steps. */
  abstract save(changed: Case): Promise<void>;
}
