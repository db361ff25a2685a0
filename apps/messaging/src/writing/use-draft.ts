import { api, Problem } from '@casewright/web';
import { useQueryClient } from '@casewright/web/query';
import { draftListKey } from '@casewright/web/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useThrottledCallback } from 'use-debounce';
import { forgetInTab, saveInTab, type DraftText, type TabDraft } from './tab-draft';

/** Interval of saves while writing. */
const SAVE_AFTER_MS = 2_500;

export type DraftState = 'unchanged' | 'writing' | 'saved' | 'unsaved' | 'in-conflict';

/** Somebody else saved, sent or deleted the draft. */
export type DraftConflict = { readonly kind: 'changed'; readonly version: number } | { readonly kind: 'gone' };

/** A draft that is saved in the tab on every change and on the server every few seconds. */
export function useDraft(userId: string, id: string, opened: TabDraft) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<DraftState>('unchanged');
  const [conflict, setConflict] = useState<DraftConflict>();
  const { inReplyTo } = opened;
  const text = useRef<DraftText>(opened);
  const version = useRef(opened.version);
  const savedText = useRef<string | undefined>(undefined);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const isOver = useRef(false);

  const put = useCallback(async (): Promise<number> => {
    const { recipient, subject, content } = text.current;
    const wanted = JSON.stringify([recipient, subject, content]);
    if (version.current !== undefined && savedText.current === wanted) return version.current;
    const saved = await api.put('/api/drafts/{id}', {
      path: { id },
      body: {
        subject,
        content,
        ...(recipient.trim() && { recipient: recipient.trim() }),
        ...(inReplyTo && { inReplyTo }),
        ...(version.current !== undefined && { version: version.current }),
      },
    });
    version.current = saved.version;
    savedText.current = wanted;
    if (JSON.stringify([text.current.recipient, text.current.subject, text.current.content]) === wanted) {
      forgetInTab(userId, id);
      setState('saved');
    }
    void queryClient.invalidateQueries({ queryKey: draftListKey });
    return saved.version;
  }, [id, inReplyTo, queryClient, userId]);

  /** Saves are sequential, each based on the version of the previous one. @returns the version */
  const save = useCallback((): Promise<number> => {
    const saved = saving.current.then(put);
    saving.current = saved.catch((failure: unknown) => {
      setState('unsaved');
      const found = conflictOf(failure);
      if (found) setConflict(found);
    });
    return saved;
  }, [put]);

  const quietly = useCallback(() => void save().catch(() => undefined), [save]);

  // Leaving the page saves at once.
  const saveSoon = useThrottledCallback(() => !isOver.current && !conflict && quietly(), SAVE_AFTER_MS, {
    leading: false,
    flushOnExit: true,
  });

  const write = useCallback(
    (next: DraftText): void => {
      text.current = next;
      saveInTab(userId, id, {
        ...next,
        ...(inReplyTo && { inReplyTo }),
        ...(version.current !== undefined && { version: version.current }),
      });
      setState('writing');
      if (hasText(next)) saveSoon();
    },
    [id, inReplyTo, saveSoon, userId],
  );

  useEffect(() => {
    if (state !== 'unsaved' || conflict) return;
    addEventListener('online', quietly);
    return () => removeEventListener('online', quietly);
  }, [state, conflict, quietly]);

  /** Call after it was sent or deleted. */
  const end = useCallback((): void => {
    isOver.current = true;
    forgetInTab(userId, id);
    void queryClient.invalidateQueries({ queryKey: draftListKey });
  }, [id, queryClient, userId]);

  /** Deletes it unless more is written. */
  const drop = useCallback((): Promise<void> => {
    saveSoon.cancel();
    forgetInTab(userId, id);
    setState('unchanged');
    setConflict(undefined);
    const dropped = saving.current.then(async () => {
      if (version.current === undefined) return;
      await api.delete('/api/drafts/{id}', { path: { id } });
      version.current = undefined;
      savedText.current = undefined;
      void queryClient.invalidateQueries({ queryKey: draftListKey });
    });
    saving.current = dropped.catch(() => undefined);
    return dropped;
  }, [id, queryClient, saveSoon, userId]);

  /** Overwrites a changed draft, or re-creates a deleted one. */
  const overwrite = useCallback((): void => {
    version.current = conflict?.kind === 'changed' ? conflict.version : undefined;
    savedText.current = undefined;
    setConflict(undefined);
    quietly();
  }, [conflict, quietly]);

  return {
    state: conflict ? ('in-conflict' as const) : state,
    conflict,
    write,
    save,
    end,
    drop,
    overwrite,
    isOnServer: () => version.current !== undefined,
  };
}

export const hasText = ({ subject, content }: DraftText): boolean => (subject + content).trim() !== '';

function conflictOf(failure: unknown): DraftConflict | undefined {
  if (!(failure instanceof Problem)) return undefined;
  if (failure.code === 'messaging.draft-not-found') return { kind: 'gone' };
  const version = failure.number('version');
  return failure.code === 'messaging.draft-changed-elsewhere' && version !== undefined
    ? { kind: 'changed', version }
    : undefined;
}
