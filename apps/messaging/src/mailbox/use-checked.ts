import { useUser } from '@casewright/web';
import { useState } from 'react';
import * as v from 'valibot';
import { loadKept, saveKept } from './kept-in-tab';

const IDS = v.pipe(v.array(v.string()), v.minLength(1), v.readonly());

/** Selected messages of a list, kept in the tab; undefined outside of selection mode. */
export function useChecked(list: string) {
  const userId = useUser()?.id ?? '';
  const name = `${list}:checked`;
  const [checked, setChecked] = useState(() => loadKept(IDS, userId, name));

  function check(ids: readonly string[] | undefined): void {
    saveKept(userId, name, ids);
    setChecked(ids);
  }
  return [checked, check] as const;
}
