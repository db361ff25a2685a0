import type { Draft } from './draft';

export abstract class Drafts {
  /**
   * Keeps the draft in the place of the one it was made from.
   * @param basedOn the revision it was made from; 0: none
   * @returns its revision; undefined when another has been kept meanwhile
   */
  abstract save(draft: Draft, basedOn: number, at: Date): Promise<number | undefined>;
}
