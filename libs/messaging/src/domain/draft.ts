import { DraftEmpty } from './draft.errors';
import type { MessageText } from './message';

const UNTITLED = 'Untitled Draft';

export interface Draft extends MessageText {
  readonly id: string;
  readonly ownerId: string;
  /** Text that an admin typed; empty for other users. */
  readonly recipient: string;
  /** Id of the answered message. */
  readonly inReplyTo?: string | undefined;
}

export interface SavedDraft extends Draft {
  /** Increased by every save. */
  readonly version: number;
}

/** Normalizes a draft for saving (S1 §4, §5). @throws DraftEmpty */
export function draftOf(draft: Draft): Draft {
  const subject = draft.subject.trim();
  if (!subject && !draft.content.trim()) throw new DraftEmpty();
  return { ...draft, subject: subject || UNTITLED };
}

export const hasSameContent = (one: Draft, other: Draft): boolean =>
  (['subject', 'content', 'recipient', 'inReplyTo'] as const).every((field) => one[field] === other[field]);
