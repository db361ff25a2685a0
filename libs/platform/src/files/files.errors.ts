import { DomainError } from '@casewright/kernel';

/** Also for what belongs to somebody else, or is not checked yet. */
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
