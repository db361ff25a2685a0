export interface ListedDraft {
  readonly id: string;
  readonly subject: string;
  readonly content: string;
  /** As an admin typed it. */
  readonly recipient: string;
  /** The message that it answers. */
  readonly inReplyTo: string | null;
  readonly version: number;
  readonly updatedAt: Date;
}

export const DRAFT_COLUMNS = `id, subject, content, recipient, in_reply_to as "inReplyTo", version,
  updated_at as "updatedAt"`;
