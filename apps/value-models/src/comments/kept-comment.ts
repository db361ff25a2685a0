import { keptKey } from '@casewright/web';
import { keepInTab, readInTab } from '@casewright/web/kept';
import * as v from 'valibot';

const DRAFT = v.object({
  text: v.string(),
  /** The row chosen when all rows are shown. */
  chosen: v.optional(v.string()),
});

export type CommentDraft = v.InferOutput<typeof DRAFT>;

/** Comment drafts by row, in session storage. */
export function keptComments(userId: string, caseId: string) {
  const keyOf = (row: string): string => keptKey(userId, `model-comment:${caseId}:${row}`);
  return {
    load: (row: string): CommentDraft => readInTab(DRAFT, keyOf(row)) ?? { text: '' },
    save: (row: string, draft: CommentDraft): void => keepInTab(keyOf(row), draft.text ? draft : undefined),
  };
}
