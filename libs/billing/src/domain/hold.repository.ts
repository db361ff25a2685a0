import type { Hold } from './hold';

export abstract class Holds {
  abstract add(hold: Hold): void;

  /** Kept until the transaction ends, so that a hold ends once. */
  abstract findForUpdate(id: string): Promise<Hold | undefined>;
}
