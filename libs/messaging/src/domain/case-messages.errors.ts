import { DomainError } from '@casewright/kernel';

/** Also thrown for another seller's case. */
export class CaseOfMessagesNotFound extends DomainError {
  readonly code = 'messaging.case-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This case doesn’t exist.');
  }
}
