import { keptKey, useUser } from '@casewright/web';
import { useRef, useState } from 'react';
import type * as v from 'valibot';
import { keepInTab, readInTab } from './kept';

/** Text being typed. It stays in the tab, over a reload too, until it is forgotten. */
export function useKept<Typed>(schema: v.GenericSchema<Typed>, name: string, start: Typed) {
  const { id: userId = '' } = useUser() ?? {};
  const key = keptKey(userId, name);
  const [kept, setKept] = useState<Typed | undefined>(() => readInTab(schema, key));
  const newest = useRef(kept);
  const set = (changed: Typed | undefined): void => {
    newest.current = changed;
    setKept(changed);
    keepInTab(key, changed);
  };
  return {
    typed: kept ?? start,
    isKept: kept !== undefined,
    /** For functions of an earlier render. Undefined once forgotten. */
    newest: () => newest.current,
    save: (changed: Typed) => set(changed),
    forget: () => set(undefined),
  };
}
