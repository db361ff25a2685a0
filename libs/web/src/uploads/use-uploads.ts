import { sizeText, uploadFailure, type UploadLimits } from '@casewright/rules';
import type { TrayFile } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { newUuid } from './new-uuid';
import { type TransferProgress, useTransfers } from './use-transfers';

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
  readonly onProblem: (message: string, failure?: unknown) => void;
}

export function useUploads(to: UploadsTo) {
  const { stored, limits, maxFiles, tooMany, onProblem } = to;
  const { sending, start, pause, resume, stop } = useTransfers(to.refresh);

  const unfinishedOf = (file: File): ServerFile | undefined =>
    stored.find(
      ({ id, name, size, state }) => state === 'uploading' && !sending[id] && name === file.name && size === file.size,
    );

  async function send(file: File): Promise<void> {
    const unfinished = unfinishedOf(file);
    const id = unfinished?.id ?? newUuid();
    const add = unfinished ? undefined : () => to.add({ id, name: file.name, size: file.size });
    await start(id, { id, file, add }).catch((failure: unknown) =>
      onProblem(`Failed to attach ${file.name}.`, failure),
    );
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
      const resumed = chosen.filter(unfinishedOf);
      const added = chosen.filter((file) => !resumed.includes(file));
      const room = Math.max(maxFiles - files.length, 0);
      if (added.length > room) onProblem(tooMany);
      for (const file of [...resumed, ...added.slice(0, room)]) {
        const problem = uploadFailure(file, limits);
        if (problem) onProblem(problem);
        else void send(file);
      }
    },

    pause,
    resume,

    remove: async (id: string): Promise<void> => {
      await stop(id);
      // It may have been deleted with what it belonged to.
      await to.remove(id).catch((failure: unknown) => {
        if (!isNotThere(failure)) onProblem('Failed to remove the file.', failure);
      });
      await to.refresh();
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

function listed(file: ServerFile, progress: TransferProgress | undefined): TrayFile {
  const { id, name, size } = file;
  const now = { id, name, size, state: stateOf(file, progress), sent: progress?.sent ?? file.received };
  return { ...now, status: statusOf(now, file.problem) };
}

function stateOf({ state }: ServerFile, progress: TransferProgress | undefined): TrayFile['state'] {
  if (state !== 'uploading') return state;
  if (!progress) return 'stopped';
  return progress.isPaused ? 'paused' : 'sending';
}

function statusOf({ state, size, sent }: Omit<TrayFile, 'status'>, problem: string | null): string {
  switch (state) {
    case 'sending':
      return sent > 0 ? `${sizeText(sent)} of ${sizeText(size)}` : sizeText(size);
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
