import { DomainError } from '@casewright/kernel';

export class PaymentsUnavailable extends DomainError {
  readonly code = 'billing.payments-unavailable';
  readonly kind = 'unavailable';

  constructor(message = 'We couldn’t reach the payment provider. Please try again.') {
    super(message);
  }
}

export class CheckoutUnavailable extends PaymentsUnavailable {
  constructor() {
    super('There was an error starting the payment process. Please try again.');
  }
}

/** Final for this attempt, unlike PaymentsUnavailable: no money was sent. */
export class RefundRefused extends DomainError {
  readonly code = 'billing.refund-refused';
  readonly kind = 'conflict';

  constructor() {
    super('The payment provider refused this refund. Check the payment there, or cancel the refund under Credits.');
  }
}

/** The provider deleted the customer, who must be created again. */
export class CustomerForgotten extends PaymentsUnavailable {}
