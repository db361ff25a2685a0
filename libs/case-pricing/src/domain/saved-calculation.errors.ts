import { DomainError } from '@casewright/kernel';

/** Or it is somebody else's, which nobody is told. */
export class CalculationNotFound extends DomainError {
  readonly code = 'case-pricing.calculation-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This calculation does not exist, or has been deleted.');
  }
}
