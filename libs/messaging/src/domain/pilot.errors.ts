import { DomainError } from '@casewright/kernel';

export class PilotSignupNotFound extends DomainError {
  readonly code = 'messaging.pilot-signup-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This pilot signup no longer exists.');
  }
}

export class OwnPilotSignup extends DomainError {
  readonly code = 'messaging.own-pilot-signup';
  readonly kind = 'forbidden';

  constructor() {
    super('You can’t decide on your own pilot signup. Ask another admin.');
  }
}

export class PilotDecided extends DomainError {
  readonly code = 'messaging.pilot-decided';
  readonly kind = 'conflict';

  constructor(state: string) {
    super(`This pilot signup was already ${state}.`);
  }
}
