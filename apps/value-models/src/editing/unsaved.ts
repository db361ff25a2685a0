import { canonicalJson, type ValueModelContent } from '@casewright/rules';
import { queryClient } from '@casewright/web';
import type { StartedModel } from '../queries';
import { bodyOf } from './content-body';

/** What a writer left behind that could not be saved yet. */
interface Unsaved {
  readonly content: ValueModelContent;
  /** That it is a change of. */
  readonly revision: number;
  /** What the server may have since, as the next revision. */
  readonly unanswered: ValueModelContent | undefined;
}

const keyOf = (caseId: string) => ['unsaved-value-model', caseId] as const;

/** For this user in this tab, as all that is in the query client. */
export function keepUnsaved(caseId: string, unsaved: Unsaved): void {
  queryClient.setQueryDefaults(keyOf(caseId), { gcTime: Infinity });
  queryClient.setQueryData<Unsaved>(keyOf(caseId), unsaved);
}

export const forgetUnsaved = (caseId: string): void => queryClient.removeQueries({ queryKey: keyOf(caseId) });

/** Undefined where another change was made since. */
export function unsavedOf(caseId: string, { content, revision }: StartedModel): ValueModelContent | undefined {
  const kept = queryClient.getQueryData<Unsaved>(keyOf(caseId));
  if (kept?.revision === revision) return kept.content;
  const hasArrived = kept?.revision === revision - 1 && kept.unanswered && isSame(kept.unanswered, content);
  return hasArrived ? kept.content : undefined;
}

const isSame = (one: ValueModelContent, other: ValueModelContent): boolean =>
  canonicalJson(bodyOf(one)) === canonicalJson(bodyOf(other));
