import { DomainError } from '@casewright/kernel';

/** A list filtered by some of the matching people would be incomplete. */
export class TooManyPeopleMatch extends DomainError {
  readonly code = 'identity.too-many-people-match';
  readonly kind = 'invalid';

  constructor(limit: number) {
    const message = `More than ${limit.toLocaleString('en-US')} people match. Type more of the name, or the whole email.`;
    super(message, { fields: { search: [message] } });
  }
}
