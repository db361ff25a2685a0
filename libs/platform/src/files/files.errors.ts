import { DomainError } from '@casewright/kernel';

/** Also thrown for another user's file and for an unchecked file. */
export class FileNotFound extends DomainError {
  readonly code = 'platform.file-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This file doesn’t exist or was deleted.');
  }
}

export class FileIdTaken extends DomainError {
  readonly code = 'platform.file-id-taken';
  readonly kind = 'conflict';

  constructor() {
    super('A file with this ID already exists.');
  }
}
