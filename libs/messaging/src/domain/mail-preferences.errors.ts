import { DomainError } from '@casewright/kernel';

export class UnsubscribeLinkInvalid extends DomainError {
  readonly code = 'messaging.unsubscribe-link-invalid';
  readonly kind = 'not-found';

  constructor() {
    super('This unsubscribe link is not valid. You can choose your emails under Settings.');
  }
}
