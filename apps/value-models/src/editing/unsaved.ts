import { canonicalJson, type ValueModelContent } from '@casewright/rules';
import { queryClient } from '@casewright/web';
import type { StartedModel } from '../queries';
import { bodyOf } from './content-body';

interface Unsaved {
  readonly content: ValueModelContent;
  /** Revision that the content is based on. */
  readonly revision: number;
  /** Content that the server may have saved as the next revision. */
  readonly unanswered: ValueModelContent | undefined;
}

const keyOf = (caseId: string) => ['unsaved-value-model', caseId] as const;

/** Kept in the query client, which is cleared for another user. */
export function keepUnsaved(caseId: string, unsaved: Unsaved): void {
  queryClient.setQueryDefaults(keyOf(caseId), { gcTime: Infinity });
  queryClient.setQueryData<Unsaved>(keyOf(caseId), unsaved);
}

export const forgetUnsaved = (caseId: string): void => queryClient.removeQueries({ queryKey: keyOf(caseId) });

/** Undefined if someone else changed the model since. */
export function unsavedOf(caseId: string, { content, revision }: StartedModel): ValueModelContent | undefined {
  const kept = queryClient.getQueryData<Unsaved>(keyOf(caseId));
  if (kept?.revision === revision) return kept.content;
  const hasArrived = kept?.revision === revision - 1 && kept.unanswered && isSame(kept.unanswered, content);
  return hasArrived ? kept.content : undefined;
}

const isSame = (one: ValueModelContent, other: ValueModelContent): boolean =>
  canonicalJson(bodyOf(one)) === canonicalJson(bodyOf(other));
