import { createContext, useContext } from 'react';
import type { Anchor, Comment } from './queries';

/** What rows need to show their comments. */
export interface Commenting {
  /** How many of a row are open. */
  readonly openOn: (kind: Comment['rowKind'], id: string) => number;
  readonly show: (anchor: Anchor) => void;
}

export const CommentingContext = createContext<Commenting | undefined>(undefined);

/** Undefined where comments cannot be added, as on a version. */
export const useCommenting = (): Commenting | undefined => useContext(CommentingContext);
