import { keptKey } from '@casewright/web';
import { keepInTab, readInTab } from '@casewright/web/kept';
import * as v from 'valibot';

export interface DraftText {
  readonly recipient: string;
  readonly subject: string;
  readonly content: string;
}

export interface TabDraft extends DraftText {
  readonly inReplyTo?: string;
  /** Last version that this tab saved; undefined if never saved. */
  readonly version?: number;
}

export const EMPTY_DRAFT: DraftText = { recipient: '', subject: '', content: '' };

const keyOf = (userId: string, id: string): string => keptKey(userId, `draft:${id}`);

const text = v.fallback(v.string(), '');
const DRAFT = v.object({
  recipient: text,
  subject: text,
  content: text,
  inReplyTo: v.exactOptional(v.string()),
  version: v.exactOptional(v.number()),
});

export const loadFromTab = (userId: string, id: string): TabDraft | undefined => readInTab(DRAFT, keyOf(userId, id));

export const saveInTab = (userId: string, id: string, draft: TabDraft): void => keepInTab(keyOf(userId, id), draft);

export const forgetInTab = (userId: string, id: string): void => keepInTab(keyOf(userId, id), undefined);
