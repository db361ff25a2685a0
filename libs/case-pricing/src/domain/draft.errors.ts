import { DomainError } from '@casewright/kernel';

export class DraftChangedElsewhere extends DomainError {
  readonly code = 'case-pricing.draft-changed-elsewhere';
  readonly kind = 'conflict';

  constructor() {
    super('This case was changed on another device.');
  }
}
