import { api } from '@casewright/web';
import { useCallback, useRef } from 'react';

const AGAIN_AFTER_MS = 5_000;

/** Tells colleagues that a reply is being written. Does nothing outside the team. */
export function useNoteWriting(conversationId: string, isTeam: boolean): () => void {
  const notedAt = useRef(-Infinity);
  return useCallback(() => {
    if (!isTeam || performance.now() - notedAt.current < AGAIN_AFTER_MS) return;
    notedAt.current = performance.now();
    // Best effort.
    api.post('/api/admin/conversations/{id}/writing', { path: { id: conversationId } }).catch(() => undefined);
  }, [conversationId, isTeam]);
}
