import { DomainError } from '@casewright/kernel';

export class HoldUnknown extends DomainError {
  readonly code = 'billing.hold-unknown';
  readonly kind = 'not-found';

  constructor() {
    super('No credits are held for this case.');
  }
}

export class HoldEnded extends DomainError {
  readonly code = 'billing.hold-ended';
  readonly kind = 'conflict';

  constructor() {
    super('The credits of this case are no longer held.');
  }
}

export class CaptureTooLarge extends DomainError {
  readonly code = 'billing.capture-too-large';
  readonly kind = 'conflict';

  constructor(held: number) {
    super(`You can capture 1 to ${held} whole credits from this hold.`, { held });
  }
}

export class ReturnTooLarge extends DomainError {
  readonly code = 'billing.return-too-large';
  readonly kind = 'conflict';

  constructor(most: number) {
    super(`You can return ${most} credits of this case.`, { most });
  }
}
