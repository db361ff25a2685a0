import { createContext, useContext } from 'react';
import type { Anchor, Comment } from './queries';

export interface Commenting {
  /** Number of open comments on a row. */
  readonly openOn: (kind: Comment['rowKind'], id: string) => number;
  readonly show: (anchor: Anchor) => void;
}

export const CommentingContext = createContext<Commenting | undefined>(undefined);

/** Undefined where comments can't be added, as on a version. */
export const useCommenting = (): Commenting | undefined => useContext(CommentingContext);
