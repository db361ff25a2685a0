import { DomainError } from '@casewright/kernel';

/** Also thrown for another user's file and for an unchecked file. */
export class FileNotFound extends DomainError {
  readonly code = 'platform.file-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('There is no such file.');
  }
}

export class FileIdTaken extends DomainError {
  readonly code = 'platform.file-id-taken';
  readonly kind = 'conflict';

  constructor() {
    super('A file was added under this id before.');
  }
}
