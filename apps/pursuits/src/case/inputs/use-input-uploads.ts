import { type AskedInput, inputLimits, uploadFailure } from '@casewright/rules';
import { api, notify, titleOf } from '@casewright/web';
import { newUuid, useTransfers } from '@casewright/web/uploads';
import { isRead } from '../../input/read-input';
import { pursuitsChanged } from '../../queries';
import type { StoredInput } from './queries';

/** Uploads of this tab by item key. */
export function useInputUploads(caseId: string, stored: readonly StoredInput[]) {
  const { sending, start, pause, resume, stop } = useTransfers(pursuitsChanged);

  async function send({ key }: AskedInput, file: File): Promise<void> {
    await stop(key);
    const input = stored.find((one) => one.key === key);
    const before = [input, input?.replacement].find((one) => one?.state === 'uploading')?.file;
    const isSame = before?.name === file.name && before.size === file.size;
    const id = isSame ? before.id : newUuid();
    const body = { id, name: file.name, size: file.size };
    const add = () => api.post('/api/cases/{id}/inputs/{key}/file', { path: { id: caseId, key }, body });
    await start(key, { id, file, add: isSame ? undefined : add }).catch((failure: unknown) =>
      sayProblem(titleOf(failure, `We couldn’t upload ${file.name}. Try again.`)),
    );
    await pursuitsChanged();
  }

  return {
    sending,
    pause,
    resume,

    add: (item: AskedInput, file: File): void => {
      const limits = inputLimits(item);
      const problem = limits && uploadFailure(file, limits);
      if (problem) sayProblem(problem);
      else if (limits) void send(item, file);
    },

    /** Also removes what was provided, unless the upload is to replace it. */
    cancel: async (key: string): Promise<void> => {
      const input = stored.find((one) => one.key === key);
      const isReplacement = sending[key] !== undefined && input !== undefined && isRead(input);
      await stop(key);
      const path = { id: caseId, key };
      const removed = isReplacement
        ? api.delete('/api/cases/{id}/inputs/{key}/replacement', { path })
        : api.delete('/api/cases/{id}/inputs/{key}', { path });
      await removed.catch((failure: unknown) => sayProblem(titleOf(failure, 'We couldn’t remove it. Try again.')));
      await pursuitsChanged();
    },
  };
}

export type InputUploads = ReturnType<typeof useInputUploads>;

const sayProblem = (message: string) => notify({ title: 'Error', message, kind: 'error' });
