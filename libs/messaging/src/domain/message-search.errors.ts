import { DomainError } from '@casewright/kernel';

export class SearchInvalid extends DomainError {
  readonly code = 'messaging.search-invalid';
  readonly kind = 'invalid';

  constructor(message: string) {
    super(message, { fields: { q: [message] } });
  }
}
