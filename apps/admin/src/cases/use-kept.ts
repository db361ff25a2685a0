import { keptKey, useUser } from '@casewright/web';
import { keepInTab, readInTab } from '@casewright/web/kept';
import { useState } from 'react';
import type * as v from 'valibot';

/** What is being typed. It stays in the tab, also while another part of the case is looked at, until it is forgotten. */
export function useKept<Typed>(schema: v.GenericSchema<Typed>, name: string, start: Typed) {
  const { id: userId = '' } = useUser() ?? {};
  const key = keptKey(userId, name);
  const [typed, setTyped] = useState<Typed>(() => readInTab(schema, key) ?? start);
  const save = (changed: Typed): void => {
    setTyped(changed);
    keepInTab(key, changed);
  };
  return { typed, save, forget: () => keepInTab(key, undefined) };
}
