import type { ValueModelContent } from '@casewright/rules';
import { createContext, useContext } from 'react';
import type { Change } from './changes';

/** What the rows of a model ask for while somebody edits it. */
export interface Editing {
  readonly content: ValueModelContent;
  readonly change: (change: Change) => void;
  /** What is wrong at a place such as `costLines.2.expression`. */
  readonly faultAt: (place: string) => string | undefined;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

/** Undefined for readers. */
export const useEditing = (): Editing | undefined => useContext(EditingContext);
