import { DomainError } from '../domain-error';

export class VersionNotFound extends DomainError {
  readonly code = 'lists.version-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This version doesn’t exist or was discarded.');
  }
}

export class ListHasDraft extends DomainError {
  readonly code = 'lists.has-draft';
  readonly kind = 'conflict';

  constructor() {
    super('There is a draft already. Publish or discard it first.');
  }
}

export class VersionPublished extends DomainError {
  readonly code = 'lists.version-published';
  readonly kind = 'conflict';

  constructor() {
    super('This version is published and can’t be changed.');
  }
}

export class DraftChangedMeanwhile extends DomainError {
  readonly code = 'lists.draft-changed';
  readonly kind = 'conflict';

  constructor() {
    super('Another admin changed this draft.');
  }
}

export class VersionEmpty extends DomainError {
  readonly code = 'lists.version-empty';
  readonly kind = 'invalid';

  constructor() {
    super('Import a file before you publish this version.');
  }
}

/** Nothing was imported. */
export class ListFileInvalid extends DomainError {
  readonly code = 'lists.file-invalid';
  readonly kind = 'invalid';

  constructor(faults: readonly FileFault[]) {
    const rows = faults.length === 1 ? '1 error' : `${faults.length.toLocaleString('en-US')} errors`;
    super(`The file has ${rows}. Nothing was imported.`, {
      fields: { csv: faults.slice(0, MAX_FAULTS).map(faultText) },
    });
  }
}

interface FileFault {
  readonly row: number;
  /** Empty for the whole row. */
  readonly column: string;
  readonly message: string;
}

const MAX_FAULTS = 20;

const faultText = ({ row, column, message }: FileFault): string =>
  `Row ${row}${column === '' ? '' : `, ${column}`}: ${message}`;

export class ListFileUnreadable extends DomainError {
  readonly code = 'lists.file-unreadable';
  readonly kind = 'invalid';

  constructor(row: number) {
    const title = `We can’t read the file from row ${row} on. Check its quotation marks.`;
    super(title, { fields: { csv: [title] } });
  }
}
