import { ATTACHMENT_LIMITS, MAX_ATTACHMENTS, uploadFailure } from '@casewright/rules';
import type { SentAttachment } from '../../domain/message';
import { AttachmentNotReady, AttachmentRefused, TooManyAttachments } from './attachment.errors';

export interface NewAttachment {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface Attachment extends NewAttachment {
  readonly ownerId: string;
  readonly state: 'uploading' | 'checking' | 'ready' | 'refused';
  readonly received: number;
  /** Media type detected from the content. */
  readonly type: string | null;
  /** Why it was refused. */
  readonly problem: string | null;
}

/** @throws AttachmentRefused, TooManyAttachments */
export function refuseAttachment(wanted: NewAttachment, present: readonly Attachment[]): void {
  const failure = uploadFailure(wanted, ATTACHMENT_LIMITS);
  if (failure) throw new AttachmentRefused(failure);
  const others = present.filter(({ id }) => id !== wanted.id);
  if (others.length >= MAX_ATTACHMENTS) throw new TooManyAttachments();
}

/** @throws AttachmentNotReady for the first that is not uploaded or was refused */
export const toSend = (attachments: readonly Attachment[]): readonly SentAttachment[] =>
  attachments.map(({ id, name, size, type, state }) => {
    if (state !== 'ready' || !type) throw new AttachmentNotReady(name, state === 'refused');
    return { id, name, size, type };
  });
