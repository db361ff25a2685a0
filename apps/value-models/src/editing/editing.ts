import type { ValueModelContent } from '@casewright/rules';
import { createContext, useContext } from 'react';
import type { Change, RowList } from './changes';

export interface RowPlace {
  readonly list: RowList;
  readonly id: string;
}

export interface Editing {
  readonly content: ValueModelContent;
  readonly change: (change: Change) => void;
  /** Error at a path such as `costLines.2.expression`. */
  readonly faultAt: (place: string) => string | undefined;
  /** Whether the row should take the focus. The row then calls `seek(undefined)`. */
  readonly isSought: (list: RowList, id: string) => boolean;
  readonly seek: (row: RowPlace | undefined) => void;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

/** Undefined for readers. */
export const useEditing = (): Editing | undefined => useContext(EditingContext);
