import type { ValueModelContent } from '@casewright/rules';
import { createContext, useContext } from 'react';
import type { Change, RowList } from './changes';

/** A row by its id. */
export interface RowPlace {
  readonly list: RowList;
  readonly id: string;
}

/** What the rows of a model ask for while somebody edits it. */
export interface Editing {
  readonly content: ValueModelContent;
  readonly change: (change: Change) => void;
  /** What is wrong at a place such as `costLines.2.expression`. */
  readonly faultAt: (place: string) => string | undefined;
  /** Whether a row is to take the focus; it says so with `seek(undefined)` once it has. */
  readonly isSought: (list: RowList, id: string) => boolean;
  readonly seek: (row: RowPlace | undefined) => void;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

/** Undefined for readers. */
export const useEditing = (): Editing | undefined => useContext(EditingContext);
