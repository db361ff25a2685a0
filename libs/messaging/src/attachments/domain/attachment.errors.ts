import { DomainError } from '@casewright/kernel';
import { MAX_ATTACHMENTS } from '@casewright/rules';

export class AttachmentRefused extends DomainError {
  readonly code = 'messaging.attachment-refused';
  readonly kind = 'invalid';
}

export class TooManyAttachments extends DomainError {
  readonly code = 'messaging.too-many-attachments';
  readonly kind = 'conflict';

  constructor() {
    super(`A message can have up to ${MAX_ATTACHMENTS} files.`);
  }
}

export class AttachmentNotReady extends DomainError {
  readonly code = 'messaging.attachment-not-ready';
  readonly kind = 'conflict';

  constructor(name: string, isRefused: boolean) {
    super(isRefused ? `Remove ${name} to send your message.` : `${name} is still being uploaded.`);
  }
}
