import type { Renaming } from './renamed-assumptions';
import type { RowAnchor } from './row-anchor';

export interface NewComment {
  readonly id: string;
  readonly caseId: string;
  readonly row: RowAnchor;
  /** The row's label when the comment was written; the row may be removed later. */
  readonly rowLabel: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

export abstract class Comments {
  abstract add(comment: NewComment): Promise<void>;
  /** Moves comments to the new ids in one step, since two assumptions may have swapped ids. */
  abstract follow(caseId: string, renamed: readonly Renaming[]): Promise<void>;
  /** @returns false if the case has no such comment */
  abstract setResolved(caseId: string, id: string, isResolved: boolean, byId: string, at: Date): Promise<boolean>;
}
