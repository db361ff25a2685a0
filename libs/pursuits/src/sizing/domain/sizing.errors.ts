import { DomainError } from '@casewright/kernel';

/** Names the field and its rule. */
export class SizingInvalid extends DomainError {
  readonly code = 'pursuits.sizing-invalid';
  readonly kind = 'invalid';

  constructor(field: string, rule: string) {
    super(rule, { fields: { [field]: [rule] } });
  }
}
