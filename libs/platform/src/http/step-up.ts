import { Clock, DomainError } from '@casewright/kernel';
import { Injectable } from '@nestjs/common';
import type { Principal } from './principal';

const STEP_UP_MINUTES = 5;

export class StepUpNeeded extends DomainError {
  readonly code = 'platform.step-up-needed';
  readonly kind = 'forbidden';

  constructor() {
    super('Confirm that it’s you to continue.');
  }
}

@Injectable()
export class StepUp {
  constructor(private readonly clock: Clock) {}

  /** @throws StepUpNeeded if the user gave no password or passkey in the last `STEP_UP_MINUTES` */
  require({ confirmedAt }: Principal): void {
    const sinceMs = confirmedAt ? this.clock.now().getTime() - confirmedAt.getTime() : Infinity;
    if (sinceMs > STEP_UP_MINUTES * 60_000) throw new StepUpNeeded();
  }
}
