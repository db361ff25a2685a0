import { DomainError } from '@casewright/kernel';

export class PackageNotForSale extends DomainError {
  readonly code = 'billing.package-not-for-sale';
  readonly kind = 'invalid';

  constructor(credits: number) {
    super(`We don’t sell a package of ${credits} credits.`);
  }
}

/** Also thrown for another user's session, which must not be revealed. */
export class PaymentUnknown extends DomainError {
  readonly code = 'billing.payment-unknown';
  readonly kind = 'not-found';

  constructor() {
    super('We couldn’t find this payment.');
  }
}

export class SessionOfAnotherOrder extends DomainError {
  readonly code = 'billing.session-of-another-order';
  readonly kind = 'conflict';

  constructor() {
    super('This payment is for a different order.');
  }
}
