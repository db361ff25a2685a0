import { DomainError } from '@casewright/kernel';
import type { RateFault } from '@casewright/rules';
import { creditsText } from '@casewright/rules';

export class RateCardInvalid extends DomainError {
  readonly code = 'case-pricing.rate-card-invalid';
  readonly kind = 'invalid';

  constructor(faults: readonly [RateFault, ...RateFault[]]) {
    const fields: Record<string, string[]> = {};
    for (const { field, message } of faults) (fields[field] ??= []).push(message);
    super(faults[0].message, { fields });
  }
}

export class RateCardNotFound extends DomainError {
  readonly code = 'case-pricing.rate-card-not-found';
  readonly kind = 'not-found';

  constructor() {
    super('This rate card doesn’t exist or was discarded.');
  }
}

export class VersionTaken extends DomainError {
  readonly code = 'case-pricing.version-taken';
  readonly kind = 'conflict';

  constructor(version: string) {
    const title = `Another rate card is already named ${version}.`;
    super(title, { fields: { version: [title] } });
  }
}

export class RateCardPublished extends DomainError {
  readonly code = 'case-pricing.rate-card-published';
  readonly kind = 'conflict';

  constructor() {
    super('This rate card is published and can’t be changed.');
  }
}

export class RateCardNotPublished extends DomainError {
  readonly code = 'case-pricing.rate-card-not-published';
  readonly kind = 'conflict';

  constructor() {
    super('This rate card is not published.');
  }
}

export class RateCardInForce extends DomainError {
  readonly code = 'case-pricing.rate-card-in-force';
  readonly kind = 'conflict';

  constructor() {
    super('This rate card has taken effect. Publish another one to replace it.');
  }
}

export class RateCardChangedMeanwhile extends DomainError {
  readonly code = 'case-pricing.rate-card-changed';
  readonly kind = 'conflict';

  constructor() {
    super('Another admin changed this rate card.');
  }
}

/** The seller saw another price than the current one. */
export class PriceChanged extends DomainError {
  readonly code = 'case-pricing.price-changed';
  readonly kind = 'conflict';

  constructor(quotedCredits: number | undefined, totalCredits: number, rateCard: string) {
    const instead = quotedCredits === undefined ? '' : ` instead of ${quotedCredits}`;
    super(`Rate card ${rateCard} has taken effect. This case now costs ${creditsText(totalCredits)}${instead}.`, {
      totalCredits,
      rateCard,
    });
  }
}
