import { EDITOR_SILENCE_MS } from '@casewright/rules';
import { api } from '@casewright/web';
import { useEffect } from 'react';

const SIGNS_OF_WORK = ['keydown', 'pointerdown'] as const;

/** While the writer works, says so in time: a silent writer makes room for another. */
export function usePresence(caseId: string): void {
  useEffect(() => {
    let toldAt = Date.now();
    const tell = () => {
      if (Date.now() - toldAt < EDITOR_SILENCE_MS / 2) return;
      toldAt = Date.now();
      // Where it fails, the next save says who writes.
      void api
        .put('/api/admin/cases/{id}/value-model/editor', { path: { id: caseId }, body: { change: 'take' } })
        .catch(() => undefined);
    };
    for (const sign of SIGNS_OF_WORK) addEventListener(sign, tell);
    return () => SIGNS_OF_WORK.forEach((sign) => removeEventListener(sign, tell));
  }, [caseId]);
}
