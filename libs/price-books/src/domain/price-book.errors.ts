import { DomainError } from '@casewright/kernel';

export class PriceBookNotFound extends DomainError {
  readonly code = 'price-books.not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This price book doesn’t exist or was discarded.');
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

export class PricesFromTheFuture extends DomainError {
  readonly code = 'price-books.prices-from-the-future';
  readonly kind = 'invalid';

  constructor() {
    const title = 'Choose a day up to today.';
    super(title, { fields: { pricesAsOf: [title] } });
  }
}
