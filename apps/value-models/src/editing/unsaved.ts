import type { ValueModelContent } from '@casewright/rules';
import { queryClient } from '@casewright/web';

/** What a writer left behind that could not be saved yet. */
interface Unsaved {
  readonly content: ValueModelContent;
  /** That it is a change of. */
  readonly revision: number;
}

const keyOf = (caseId: string) => ['unsaved-value-model', caseId] as const;

/** For this user in this tab, as all that is in the query client. */
export function keepUnsaved(caseId: string, unsaved: Unsaved): void {
  queryClient.setQueryDefaults(keyOf(caseId), { gcTime: Infinity });
  queryClient.setQueryData<Unsaved>(keyOf(caseId), unsaved);
}

export const forgetUnsaved = (caseId: string): void => queryClient.removeQueries({ queryKey: keyOf(caseId) });

/** Undefined where the model was changed since. */
export function unsavedOf(caseId: string, revision: number): ValueModelContent | undefined {
  const kept = queryClient.getQueryData<Unsaved>(keyOf(caseId));
  return kept?.revision === revision ? kept.content : undefined;
}
