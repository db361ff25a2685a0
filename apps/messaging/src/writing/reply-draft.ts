import { replySubject } from '@casewright/rules';
import { newUuid } from '@casewright/web/uploads';
import type { Message } from '../mailbox/queries';
import { fromServer } from './opened-draft';
import type { Draft } from './queries';
import { EMPTY_DRAFT, forgetInTab, loadFromTab, saveInTab, type TabDraft } from './tab-draft';

interface ReplyDraft {
  readonly id: string;
  readonly opened: TabDraft;
}

/** The reply as edited in this tab, as saved on the server, or a new one. */
export function replyDraftOf(userId: string, message: Message, drafts: readonly Draft[]): ReplyDraft {
  const saved = drafts.find(({ inReplyTo }) => inReplyTo === message.id);
  const id = saved?.id ?? idKeptInTab(userId, message.id);
  const fresh = { ...EMPTY_DRAFT, subject: replySubject(message.subject), inReplyTo: message.id };
  return { id, opened: loadFromTab(userId, id) ?? (saved ? fromServer(saved) : fresh) };
}

const nameOf = (messageId: string): string => `reply-draft:${messageId}`;

/** A sent message took the id; the next reply, of which some may be typed, needs another. */
export function startNextReply(userId: string, { id, subject }: Message, content: string): void {
  forgetInTab(userId, nameOf(id));
  const next = { ...EMPTY_DRAFT, subject: replySubject(subject), content, inReplyTo: id };
  if (content) saveInTab(userId, idKeptInTab(userId, id), next);
}

/** Stored before the draft is on the server, so that a reload finds it. */
function idKeptInTab(userId: string, messageId: string): string {
  const name = nameOf(messageId);
  const kept = loadFromTab(userId, name)?.content;
  if (kept) return kept;
  const id = newUuid();
  saveInTab(userId, name, { ...EMPTY_DRAFT, content: id });
  return id;
}
