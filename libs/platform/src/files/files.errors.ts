import { DomainError } from '@casewright/kernel';

const GIGABYTE = 1024 ** 3;

/** Also thrown for another user's file and for an unchecked file. */
export class FileNotFound extends DomainError {
  readonly code = 'platform.file-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This file doesn’t exist or was deleted.');
  }
}

export class StorageFull extends DomainError {
  readonly code = 'platform.storage-full';
  readonly kind = 'conflict';

  constructor(quotaBytes: number) {
    super(
      `Your files would take more than ${quotaBytes / GIGABYTE} GB, the most one account can store. Remove files you don’t need, or contact us.`,
    );
  }
}

export class FileIdTaken extends DomainError {
  readonly code = 'platform.file-id-taken';
  readonly kind = 'conflict';

  constructor() {
    super('A file with this ID already exists.');
  }
}
