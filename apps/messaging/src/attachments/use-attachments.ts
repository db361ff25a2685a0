import { ATTACHMENT_LIMITS, MAX_ATTACHMENTS, uploadFailure } from '@casewright/rules';
import { api, notify, titleOf } from '@casewright/web';
import { useQuery, useQueryClient } from '@casewright/web/query';
import type { Upload } from 'tus-js-client';
import { useEffect, useRef, useState } from 'react';
import { newDraftId } from '../writing/tab-draft';
import { attachmentsQuery } from './queries';

/** How far this tab is with a file. */
interface Progress {
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly isPaused: boolean;
}

export interface ListedAttachment {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: 'sending' | 'paused' | 'stopped' | 'checking' | 'ready' | 'refused';
  readonly problem: string | null;
}

/** The files of a draft: those on the server, and those that this tab is sending. */
export function useAttachments(draftId: string, isOnServer: boolean) {
  const queryClient = useQueryClient();
  const query = attachmentsQuery(draftId);
  const [isUsed, setUsed] = useState(isOnServer);
  const { data: stored = [] } = useQuery({ ...query, enabled: isUsed });
  const [sending, setSending] = useState<Readonly<Record<string, Progress>>>({});
  const uploads = useRef(new Map<string, Upload>());

  useEffect(() => {
    const running = uploads.current;
    // What has arrived stays on the server.
    return () => running.forEach((upload) => void upload.abort());
  }, []);

  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const note = (id: string, told: Partial<Progress>) =>
    setSending((all) => (all[id] ? { ...all, [id]: { ...all[id], ...told } } : all));
  const forget = (id: string) => {
    uploads.current.delete(id);
    setSending((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== id)));
  };

  async function send(file: File): Promise<void> {
    const unfinished = stored.find(
      ({ id, name, size, state }) => state === 'uploading' && !sending[id] && name === file.name && size === file.size,
    );
    const id = unfinished?.id ?? newDraftId();
    const progress = { name: file.name, size: file.size, sent: 0, isPaused: false };
    setSending((all) => ({ ...all, [id]: progress }));
    try {
      const body = { id, name: file.name, size: file.size };
      if (!unfinished) await api.post('/api/drafts/{id}/attachments', { path: { id: draftId }, body });
      setUsed(true);
      const { transferOf } = await import('./transfer');
      const upload = transferOf(file, id, {
        sent: (sent) => note(id, { sent }),
        done: () => void refresh().finally(() => forget(id)),
        failed: () => note(id, { isPaused: true }),
      });
      uploads.current.set(id, upload);
      upload.start();
    } catch (failure) {
      forget(id);
      sayProblem(titleOf(failure, `Failed to attach ${file.name}.`));
    }
  }

  const files = [
    ...stored.map((file) => ({
      ...file,
      ...stateOf(file.state, sending[file.id]),
      sent: sending[file.id]?.sent ?? file.received,
    })),
    ...Object.entries(sending)
      .filter(([id]) => !stored.some((file) => file.id === id))
      .map(([id, { name, size, sent, ...progress }]) => ({
        id,
        name,
        size,
        sent,
        problem: null,
        ...stateOf('uploading', { name, size, sent, ...progress }),
      })),
  ] satisfies readonly ListedAttachment[];

  return {
    files: files as readonly ListedAttachment[],

    add: (chosen: readonly File[]): void => {
      const room = MAX_ATTACHMENTS - files.length;
      if (chosen.length > room) sayProblem(`A message can have up to ${MAX_ATTACHMENTS} files.`);
      for (const file of chosen.slice(0, room)) {
        const problem = uploadFailure(file, ATTACHMENT_LIMITS);
        if (problem) sayProblem(problem);
        else void send(file);
      }
    },

    pause: (id: string): void => {
      void uploads.current.get(id)?.abort();
      note(id, { isPaused: true });
    },

    resume: (id: string): void => {
      note(id, { isPaused: false });
      uploads.current.get(id)?.start();
    },

    remove: async (id: string): Promise<void> => {
      await uploads.current.get(id)?.abort();
      forget(id);
      await api
        .delete('/api/drafts/{id}/attachments/{attachmentId}', { path: { id: draftId, attachmentId: id } })
        .catch((failure: unknown) => sayProblem(titleOf(failure, 'Failed to remove the file.')));
      await refresh();
    },
  };
}

export type DraftAttachments = ReturnType<typeof useAttachments>;

function stateOf(state: 'uploading' | 'checking' | 'ready' | 'refused', progress: Progress | undefined) {
  if (state !== 'uploading') return { state };
  if (!progress) return { state: 'stopped' as const };
  return { state: progress.isPaused ? ('paused' as const) : ('sending' as const) };
}

const sayProblem = (message: string) => notify({ title: 'Error', message, kind: 'error' });
