import { keptKey } from '@casewright/web';

export interface Draft {
  readonly recipient: string;
  readonly subject: string;
  readonly content: string;
}

export const EMPTY_DRAFT: Draft = { recipient: '', subject: '', content: '' };

/** A new message, or a reply to one. */
export type DraftName = 'new' | `reply:${string}`;

const keyOf = (userId: string, name: DraftName): string => keptKey(userId, `draft:${name}`);

/** What this user was writing in this browser. */
export function loadDraft(userId: string, name: DraftName): Draft {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? '{}');
    const text = (field: keyof Draft): string => {
      const value: unknown = saved && typeof saved === 'object' ? Reflect.get(saved, field) : undefined;
      return typeof value === 'string' ? value : '';
    };
    return { recipient: text('recipient'), subject: text('subject'), content: text('content') };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function saveDraft(userId: string, name: DraftName, draft: Partial<Draft>): void {
  const isEmpty = !Object.values(draft).some((text) => text);
  try {
    if (isEmpty) localStorage.removeItem(keyOf(userId, name));
    else localStorage.setItem(keyOf(userId, name), JSON.stringify(draft));
  } catch {
    // Without storage, the draft lives as long as the page.
    return;
  }
}

export const deleteDraft = (userId: string, name: DraftName): void => saveDraft(userId, name, EMPTY_DRAFT);
