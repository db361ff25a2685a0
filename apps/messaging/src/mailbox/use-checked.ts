import { useUser } from '@casewright/web';
import { useState } from 'react';
import { loadKept, saveKept } from './kept-in-tab';

/** Which messages of a list are ticked; undefined while none can be. Kept in the tab. */
export function useChecked(list: string) {
  const userId = useUser()?.id ?? '';
  const name = `${list}:checked`;
  const [checked, setChecked] = useState(() => idsOf(loadKept(userId, name)));

  function check(ids: readonly string[] | undefined): void {
    saveKept(userId, name, ids);
    setChecked(ids);
  }
  return [checked, check] as const;
}

function idsOf(kept: unknown): readonly string[] | undefined {
  const ids = Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  return ids.length > 0 ? ids : undefined;
}
