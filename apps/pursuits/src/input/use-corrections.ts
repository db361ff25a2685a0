import type { CorrectedField } from '@casewright/rules/intake';
import { api, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { newUuid } from '@casewright/web/uploads';
import { pursuitsChanged } from '../queries';
import type { ReadItem } from './queries';

export interface Change {
  readonly position: number;
  readonly field: CorrectedField;
  /** For `counted`: 1 counts the row, 0 leaves it out. Sizes in bytes. */
  readonly value: number;
}

/** Corrects rows of the own item. Each correction can be undone. */
export function useCorrections({ caseId, key }: ReadItem) {
  const path = { id: caseId, key };
  const failed = (failure: Error) =>
    notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save the correction. Try again.'), kind: 'error' });
  const undo = useMutation({
    onMutate: clearNotices,
    mutationFn: (correctionId: string) =>
      api.delete('/api/cases/{id}/inputs/{key}/corrections/{correctionId}', { path: { ...path, correctionId } }),
    onSuccess: pursuitsChanged,
    onError: failed,
  });
  const correct = useMutation({
    onMutate: clearNotices,
    mutationFn: async (changes: readonly Change[]) => {
      const ids: string[] = [];
      for (const change of changes) {
        const id = newUuid();
        await api.post('/api/cases/{id}/inputs/{key}/corrections', { path, body: { id, ...change } });
        ids.push(id);
      }
      return ids;
    },
    onError: failed,
    onSettled: pursuitsChanged,
  });
  return { correct, undo };
}
