import { DomainError } from '@casewright/kernel';

/** Also thrown for another user's calculation, which must not be revealed. */
export class CalculationNotFound extends DomainError {
  readonly code = 'case-pricing.calculation-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This calculation doesn’t exist or was deleted.');
  }
}
