import { DomainError } from '@casewright/kernel';
import { MAX_DELIVERABLE_FILES } from '@casewright/rules';

export class FileRefused extends DomainError {
  readonly code = 'pursuits.deliverable-file-refused';
  readonly kind = 'invalid';
}

export class TooManyFiles extends DomainError {
  readonly code = 'pursuits.too-many-deliverable-files';
  readonly kind = 'conflict';

  constructor() {
    super(`A version can have up to ${MAX_DELIVERABLE_FILES} files.`);
  }
}

export class NoFiles extends DomainError {
  readonly code = 'pursuits.no-deliverable-files';
  readonly kind = 'conflict';

  constructor() {
    super('Add a file to publish a version.');
  }
}

export class VersionFileNotReady extends DomainError {
  readonly code = 'pursuits.deliverable-file-not-ready';
  readonly kind = 'conflict';

  constructor(name: string, isRefused: boolean) {
    super(isRefused ? `Remove ${name} to publish this version.` : `${name} is still being uploaded.`);
  }
}

export class VersionNotPublishable extends DomainError {
  readonly code = 'pursuits.version-not-publishable';
  readonly kind = 'conflict';

  constructor() {
    super('You can publish versions only during the analysis.');
  }
}

export class VersionMissing extends DomainError {
  readonly code = 'pursuits.version-missing';
  readonly kind = 'conflict';

  constructor() {
    super('Publish a version of the value case first.');
  }
}

export class VersionNoteMissing extends DomainError {
  readonly code = 'pursuits.version-note-missing';
  readonly kind = 'invalid';

  constructor() {
    super('Some fields are missing or invalid.', { fields: { note: ['Enter what this version contains.'] } });
  }
}
