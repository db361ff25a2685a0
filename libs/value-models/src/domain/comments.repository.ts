import type { Renaming } from './renamed-assumptions';
import type { RowAnchor } from './row-anchor';

export interface NewComment {
  readonly id: string;
  readonly caseId: string;
  readonly row: RowAnchor;
  /** As the row is called now: it may be removed later. */
  readonly rowLabel: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

export abstract class Comments {
  abstract add(comment: NewComment): Promise<void>;
  /** Moves all comments on assumptions to where these went, at once: two may have changed ids with each other. */
  abstract follow(caseId: string, renamed: readonly Renaming[]): Promise<void>;
  /** @returns whether the case has such a comment */
  abstract setResolved(caseId: string, id: string, isResolved: boolean, byId: string, at: Date): Promise<boolean>;
}
