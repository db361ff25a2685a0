import { keptKey } from '@casewright/web';

export interface DraftText {
  readonly recipient: string;
  readonly subject: string;
  readonly content: string;
}

export interface TabDraft extends DraftText {
  readonly inReplyTo?: string;
  /** What this tab saved last on the server; undefined for a draft that is not there yet. */
  readonly version?: number;
}

export const EMPTY_DRAFT: DraftText = { recipient: '', subject: '', content: '' };

const keyOf = (userId: string, id: string): string => keptKey(userId, `draft:${id}`);

/** What was written in this tab and is not on the server. It survives a reload and signing in again. */
export function loadFromTab(userId: string, id: string): TabDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, id)) ?? 'null');
    if (!kept || typeof kept !== 'object') return undefined;
    const text = (field: string): string => {
      const value: unknown = Reflect.get(kept, field);
      return typeof value === 'string' ? value : '';
    };
    const version: unknown = Reflect.get(kept, 'version');
    return {
      recipient: text('recipient'),
      subject: text('subject'),
      content: text('content'),
      ...(text('inReplyTo') && { inReplyTo: text('inReplyTo') }),
      ...(typeof version === 'number' && { version }),
    };
  } catch {
    return undefined;
  }
}

export function saveInTab(userId: string, id: string, draft: TabDraft): void {
  try {
    sessionStorage.setItem(keyOf(userId, id), JSON.stringify(draft));
  } catch {
    // Without storage, it lives as long as the page.
    return;
  }
}

export const forgetInTab = (userId: string, id: string): void => sessionStorage.removeItem(keyOf(userId, id));
