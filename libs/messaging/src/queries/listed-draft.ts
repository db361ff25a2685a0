export interface ListedDraft {
  readonly id: string;
  readonly subject: string;
  readonly content: string;
  readonly recipient: string;
  /** Id of the answered message. */
  readonly inReplyTo: string | null;
  readonly version: number;
  readonly updatedAt: Date;
}

export const DRAFT_COLUMNS = `id, subject, content, recipient, in_reply_to as "inReplyTo", version,
  updated_at as "updatedAt"`;
