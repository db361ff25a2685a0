import type { Hold } from './hold';

export abstract class Holds {
  abstract add(hold: Hold): Promise<void>;

  /** Locks until the transaction ends, so that a hold ends once. */
  abstract findForUpdate(caseId: string): Promise<Hold | undefined>;

  abstract save(hold: Hold): Promise<void>;
}
