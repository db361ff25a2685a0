import { DomainError } from '@casewright/kernel';

export class HoldUnknown extends DomainError {
  readonly code = 'billing.hold-unknown';
  readonly kind = 'not-found';

  constructor() {
    super('No credits are held under this name.');
  }
}

export class HoldEnded extends DomainError {
  readonly code = 'billing.hold-ended';
  readonly kind = 'conflict';

  constructor() {
    super('These credits are no longer held.');
  }
}

export class CaptureTooLarge extends DomainError {
  readonly code = 'billing.capture-too-large';
  readonly kind = 'conflict';

  constructor(held: number) {
    super(`Of a hold, 1 to ${held} whole credits can be captured.`, { held });
  }
}
