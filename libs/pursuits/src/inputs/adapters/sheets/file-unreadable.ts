import { DomainError } from '@casewright/kernel';

/** The file has no readable rows. The message is shown to the seller. */
export class FileUnreadable extends DomainError {
  readonly code = 'pursuits.file-unreadable';
  readonly kind = 'invalid';
}
