import { Clock, DomainError } from '@casewright/kernel';
import { Injectable } from '@nestjs/common';
import type { Principal } from './principal';

const STEP_UP_MINUTES = 5;

/** An open session is not enough for what matters most. */
export class StepUpNeeded extends DomainError {
  readonly code = 'platform.step-up-needed';
  readonly kind = 'forbidden';

  constructor() {
    super('Confirm that it’s you to continue.');
  }
}

/** Who asks has given a password or a passkey in this session within the last minutes. */
@Injectable()
export class StepUp {
  constructor(private readonly clock: Clock) {}

  /** @throws StepUpNeeded */
  require({ confirmedAt }: Principal): void {
    const sinceMs = confirmedAt ? this.clock.now().getTime() - confirmedAt.getTime() : Infinity;
    if (sinceMs > STEP_UP_MINUTES * 60_000) throw new StepUpNeeded();
  }
}
