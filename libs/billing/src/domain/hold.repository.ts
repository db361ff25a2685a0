import type { Hold } from './hold';

export abstract class Holds {
  abstract add(hold: Hold): void;

  /** Locked until the transaction ends, so that a hold ends once. */
  abstract findForUpdate(id: string): Promise<Hold | undefined>;
}
