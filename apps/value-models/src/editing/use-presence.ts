import { EDITOR_SILENCE_MS } from '@casewright/rules';
import { api } from '@casewright/web';
import { useEffect } from 'react';

const SIGNS_OF_WORK = ['keydown', 'pointerdown'] as const;

/** Renews the editing right while the writer is active; it expires otherwise. */
export function usePresence(caseId: string): void {
  useEffect(() => {
    let toldAt = Date.now();
    const tell = () => {
      if (Date.now() - toldAt < EDITOR_SILENCE_MS / 2) return;
      toldAt = Date.now();
      // On failure, the next save reports who is editing.
      void api
        .put('/api/admin/cases/{id}/value-model/editor', { path: { id: caseId }, body: { change: 'take' } })
        .catch(() => undefined);
    };
    for (const sign of SIGNS_OF_WORK) addEventListener(sign, tell);
    return () => SIGNS_OF_WORK.forEach((sign) => removeEventListener(sign, tell));
  }, [caseId]);
}
