import { DomainError } from '@casewright/kernel';

export class PaymentsUnavailable extends DomainError {
  readonly code = 'billing.payments-unavailable';
  readonly kind = 'unavailable';

  constructor() {
    super('There was an error starting the payment process. Please try again.');
  }
}

/** Somebody deleted the customer at the provider: they have to be introduced again. */
export class CustomerForgotten extends PaymentsUnavailable {}
