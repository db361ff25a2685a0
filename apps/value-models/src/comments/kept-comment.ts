import { keptKey } from '@casewright/web';
import { keepInTab, readInTab } from '@casewright/web/kept';
import * as v from 'valibot';

const DRAFT = v.object({
  text: v.string(),
  /** The row that was chosen among all. */
  chosen: v.optional(v.string()),
});

/** What was typed and not sent. */
export type CommentDraft = v.InferOutput<typeof DRAFT>;

/** Of this tab, by the row that the comments were opened from. It survives a reload and signing in again. */
export function keptComments(userId: string, caseId: string) {
  const keyOf = (row: string): string => keptKey(userId, `model-comment:${caseId}:${row}`);
  return {
    load: (row: string): CommentDraft => readInTab(DRAFT, keyOf(row)) ?? { text: '' },
    save: (row: string, draft: CommentDraft): void => keepInTab(keyOf(row), draft.text ? draft : undefined),
  };
}
