import { DomainError } from '@casewright/kernel';

export class InvalidBillingDetails extends DomainError {
  readonly code = 'billing.invalid-billing-details';
  readonly kind = 'invalid';

  /** @param faults messages by field */
  constructor(faults: Readonly<Record<string, string>>) {
    const fields = Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, [message]]));
    super('Some fields are invalid.', { fields });
  }
}
