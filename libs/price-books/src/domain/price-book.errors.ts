import { DomainError } from '@casewright/kernel';
import type { PriceFault } from '@casewright/rules';

export class PriceBookNotFound extends DomainError {
  readonly code = 'price-books.not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This price book doesn’t exist or was discarded.');
  }
}

export class PriceBookVersionNotFound extends DomainError {
  readonly code = 'price-books.version-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This version doesn’t exist or was discarded.');
  }
}

export class PriceBookNameTaken extends DomainError {
  readonly code = 'price-books.name-taken';
  readonly kind = 'conflict';

  constructor(name: string) {
    const title = `Another price book is already named ${name}.`;
    super(title, { fields: { name: [title] } });
  }
}

export class PriceBookHasDraft extends DomainError {
  readonly code = 'price-books.has-draft';
  readonly kind = 'conflict';

  constructor() {
    super('This price book already has a draft. Publish or discard it first.');
  }
}

export class PriceBookVersionPublished extends DomainError {
  readonly code = 'price-books.version-published';
  readonly kind = 'conflict';

  constructor() {
    super('This version is published and can’t be changed.');
  }
}

export class PriceBookChangedMeanwhile extends DomainError {
  readonly code = 'price-books.changed';
  readonly kind = 'conflict';

  constructor() {
    super('Another admin changed this draft.');
  }
}

export class PriceBookEmpty extends DomainError {
  readonly code = 'price-books.empty';
  readonly kind = 'invalid';

  constructor() {
    super('Import prices before you publish this version.');
  }
}

export class PricesFromTheFuture extends DomainError {
  readonly code = 'price-books.prices-from-the-future';
  readonly kind = 'invalid';

  constructor() {
    const title = 'Choose a day up to today.';
    super(title, { fields: { pricesAsOf: [title] } });
  }
}

/** Nothing was imported. */
export class PriceFileInvalid extends DomainError {
  readonly code = 'price-books.file-invalid';
  readonly kind = 'invalid';

  constructor(faults: readonly PriceFault[]) {
    const rows = faults.length === 1 ? '1 error' : `${faults.length.toLocaleString('en-US')} errors`;
    super(`The file has ${rows}. Nothing was imported.`, {
      fields: { csv: faults.slice(0, MAX_FAULTS).map(faultText) },
    });
  }
}

const MAX_FAULTS = 20;

const faultText = ({ row, column, message }: PriceFault): string =>
  `Row ${row}${column === '' ? '' : `, ${column}`}: ${message}`;

export class PriceFileUnreadable extends DomainError {
  readonly code = 'price-books.file-unreadable';
  readonly kind = 'invalid';

  constructor(row: number) {
    const title = `We can’t read the file from row ${row} on. Check its quotation marks.`;
    super(title, { fields: { csv: [title] } });
  }
}
