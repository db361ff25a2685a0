import { keptKey } from '@casewright/web';

/** What was typed and not sent. */
export interface CommentDraft {
  readonly text: string;
  /** The row that was chosen among all. */
  readonly chosen: string | undefined;
}

const NOTHING: CommentDraft = { text: '', chosen: undefined };

/** Of this tab, by the row that the comments were opened from. It survives a reload and signing in again. */
export function keptComments(userId: string, caseId: string) {
  const keyOf = (row: string): string => keptKey(userId, `model-comment:${caseId}:${row}`);
  return {
    load: (row: string): CommentDraft => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(row)) ?? 'null');
        if (!kept || typeof kept !== 'object' || !('text' in kept) || typeof kept.text !== 'string') return NOTHING;
        const chosen: unknown = Reflect.get(kept, 'chosen');
        return { text: kept.text, chosen: typeof chosen === 'string' ? chosen : undefined };
      } catch {
        return NOTHING;
      }
    },
    save: (row: string, draft: CommentDraft): void => {
      try {
        if (draft.text) sessionStorage.setItem(keyOf(row), JSON.stringify(draft));
        else sessionStorage.removeItem(keyOf(row));
      } catch {
        // Without storage, it lives as long as the form.
        return;
      }
    },
  };
}
