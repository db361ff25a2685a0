import { contentFaults, type ValueModelContent, versionFaults, withScopeOf } from '@casewright/rules';
import { queryClient } from '@casewright/web';
import { useEffect, useMemo, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { modelQuery, type StartedModel } from '../queries';
import type { Change } from './changes';
import { bodyOf } from './content-body';
import { changed, type EditHistory, historyOf, redone, undone } from './edit-history';
import type { Editing, RowPlace } from './editing';
import { withoutModel } from './fault-note';
import { ModelSaver, type SaveState } from './model-saver';
import { unsavedOf } from './unsaved';

const PAUSE_MS = 800;
const RETRY_MS = 5_000;

/** The writer's model: saved after pauses and on leaving the page, as long as it has no faults. */
export function useEditSession(caseId: string, model: StartedModel) {
  const [history, setHistory] = useState<EditHistory<ValueModelContent>>(() => startedHistory(caseId, model));
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: new Date(model.changedAt) });
  const [saver] = useState(
    () => new ModelSaver(caseId, model.content, model.revision, setState, (...saved) => remember(caseId, ...saved)),
  );
  const [sought, seek] = useState<RowPlace>();
  const { present: content } = history;
  const faults = useMemo(() => contentFaults(content), [content]);
  const isFaulty = faults.length > 0;

  const saveSoon = useDebouncedCallback(() => void saver.save(), PAUSE_MS);
  useEffect(() => {
    saver.change(content, isFaulty);
    saveSoon();
  }, [saver, content, isFaulty, saveSoon]);
  // Retry after network errors and server restarts.
  useEffect(() => {
    if (state.kind !== 'failed') return;
    const retry = () => void saver.save();
    const timer = setTimeout(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [saver, state]);
  useEffect(
    () => () => {
      if (saver.isDropped) return;
      forgetWriter(caseId);
      void saver.leave();
    },
    [caseId, saver],
  );

  const editing = useMemo((): Editing => {
    const all = [...versionFaults(content, 'version'), ...faults];
    const messages = new Map(all.map(withoutModel).map(({ place, message }) => [place, message]));
    return {
      content,
      change: (change: Change) => setHistory((before) => changed(before, withScope(before.present, change))),
      faultAt: (place) => messages.get(place),
      isSought: (list, id) => sought?.list === list && sought.id === id,
      seek,
    };
  }, [content, faults, sought]);

  return {
    editing,
    faults,
    state,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    save: () => void saver.save(),
    drop: () => saver.drop(),
    discard: () => saver.discard(),
    /** Whether the server has a newer model, edited in another tab. */
    isBehind: (revision: number) => revision > saver.knownRevision,
    /** Saves and releases the editing right. @throws the server's refusal, without any change */
    stop: async () => {
      await saver.stop();
      saver.drop();
      forgetWriter(caseId);
      void queryClient.invalidateQueries({ queryKey: modelQuery(caseId).queryKey });
    },
  };
}

/** Restores unsaved changes as the last step. */
function startedHistory(caseId: string, model: StartedModel): EditHistory<ValueModelContent> {
  const started = historyOf<ValueModelContent>(model.content);
  return changed(started, unsavedOf(caseId, model) ?? started.present);
}

/** Updates the cache, so that the page need not refetch. */
const remember = (caseId: string, content: ValueModelContent, revision: number) =>
  queryClient.setQueryData(modelQuery(caseId).queryKey, (known) =>
    known?.model
      ? { ...known, model: { ...known.model, content: bodyOf(content), revision, changedAt: new Date().toISOString() } }
      : known,
  );

/** Returning to the page requests the editing right again. */
const forgetWriter = (caseId: string) =>
  queryClient.setQueryData(modelQuery(caseId).queryKey, (known) =>
    known?.model?.editor?.isYou ? { ...known, model: { ...known.model, editor: null } } : known,
  );

export type EditSession = ReturnType<typeof useEditSession>;

function withScope(before: ValueModelContent, change: Change): ValueModelContent {
  const after = change(before);
  return after === before ? before : withScopeOf(before, after);
}
