import { DomainError } from '@casewright/kernel';

export class HoldUnknown extends DomainError {
  readonly code = 'billing.hold-unknown';
  readonly kind = 'not-found';

  constructor() {
    super('This hold doesn’t exist.');
  }
}

export class HoldEnded extends DomainError {
  readonly code = 'billing.hold-ended';
  readonly kind = 'conflict';

  constructor() {
    super('This hold has already ended.');
  }
}

export class CaptureTooLarge extends DomainError {
  readonly code = 'billing.capture-too-large';
  readonly kind = 'conflict';

  constructor(held: number) {
    super(`You can capture 1 to ${held} whole credits from this hold.`, { held });
  }
}
