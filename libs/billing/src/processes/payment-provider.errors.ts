import { DomainError } from '@casewright/kernel';

export class PaymentsUnavailable extends DomainError {
  readonly code = 'billing.payments-unavailable';
  readonly kind = 'unavailable';

  constructor() {
    super('There was an error starting the payment process. Please try again.');
  }
}

/** The provider deleted the customer, who must be created again. */
export class CustomerForgotten extends PaymentsUnavailable {}
