import type { Draft } from './draft';

export abstract class Drafts {
  /** Replaces revision `basedOn`, 0 for none. @returns the new revision, or undefined if another was saved meanwhile */
  abstract save(draft: Draft, basedOn: number, at: Date): Promise<number | undefined>;
}
