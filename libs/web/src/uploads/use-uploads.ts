import { sizeText, uploadFailure, type UploadLimits } from '@casewright/rules';
import type { TrayFile } from '@casewright/ui';
import type { Upload } from 'tus-js-client';
import { useEffect, useRef, useState } from 'react';
import { newUuid } from './new-uuid';

/** A file as far as the server has it. */
interface ServerFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly received: number;
  readonly state: 'uploading' | 'checking' | 'ready' | 'refused';
  readonly problem: string | null;
}

interface NewFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

interface UploadsTo {
  readonly stored: readonly ServerFile[];
  readonly limits: UploadLimits;
  readonly maxFiles: number;
  readonly tooMany: string;
  readonly add: (file: NewFile) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
  /** With what the server said, if it did. */
  readonly onProblem: (message: string, failure?: unknown) => void;
}

/** How far this tab is with a file. */
interface Progress {
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly isPaused: boolean;
}

/** The files of something: those on the server, and those that this tab is sending. */
export function useUploads(to: UploadsTo) {
  const { stored, limits, maxFiles, tooMany, onProblem } = to;
  const [sending, setSending] = useState<Readonly<Record<string, Progress>>>({});
  const uploads = useRef(new Map<string, Upload>());

  useEffect(() => {
    const running = uploads.current;
    // What has arrived stays on the server.
    return () => running.forEach((upload) => void upload.abort());
  }, []);

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
    const id = unfinished?.id ?? newUuid();
    const progress = { name: file.name, size: file.size, sent: 0, isPaused: false };
    setSending((all) => ({ ...all, [id]: progress }));
    try {
      if (!unfinished) await to.add({ id, name: file.name, size: file.size });
      const { transferOf } = await import('./transfer');
      const upload = transferOf(file, id, {
        sent: (sent) => note(id, { sent }),
        done: () => void to.refresh().finally(() => forget(id)),
        failed: () => note(id, { isPaused: true }),
      });
      uploads.current.set(id, upload);
      upload.start();
    } catch (failure) {
      forget(id);
      onProblem(`Failed to attach ${file.name}.`, failure);
    }
  }

  const files: readonly TrayFile[] = [
    ...stored.map((file) => listed(file, sending[file.id])),
    ...Object.entries(sending)
      .filter(([id]) => !stored.some((file) => file.id === id))
      .map(([id, progress]) =>
        listed({ id, ...progress, received: 0, state: 'uploading', problem: null } satisfies ServerFile, progress),
      ),
  ];

  return {
    files,

    add: (chosen: readonly File[]): void => {
      const room = maxFiles - files.length;
      if (chosen.length > room) onProblem(tooMany);
      for (const file of chosen.slice(0, room)) {
        const problem = uploadFailure(file, limits);
        if (problem) onProblem(problem);
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
      await to.remove(id).catch((failure: unknown) => onProblem('Failed to remove the file.', failure));
      await to.refresh();
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

function listed(file: ServerFile, progress: Progress | undefined): TrayFile {
  const { id, name, size } = file;
  const now = { id, name, size, state: stateOf(file, progress), sent: progress?.sent ?? file.received };
  return { ...now, status: statusOf(now, file.problem) };
}

function stateOf({ state }: ServerFile, progress: Progress | undefined): TrayFile['state'] {
  if (state !== 'uploading') return state;
  if (!progress) return 'stopped';
  return progress.isPaused ? 'paused' : 'sending';
}

function statusOf({ state, size, sent }: Omit<TrayFile, 'status'>, problem: string | null): string {
  switch (state) {
    case 'sending':
      return `${sizeText(sent)} of ${sizeText(size)}`;
    case 'paused':
      return `Paused at ${sizeText(sent)} of ${sizeText(size)}`;
    case 'stopped':
      return 'Upload stopped. Choose the file again to finish it.';
    case 'checking':
      return 'Checking...';
    case 'refused':
      return problem ?? 'We can’t accept this file.';
    case 'ready':
      return sizeText(size);
  }
}
