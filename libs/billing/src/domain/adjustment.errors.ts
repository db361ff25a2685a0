import { DomainError } from '@casewright/kernel';
import { CREDITS_OF_ONE_ADMIN, creditsText } from '@casewright/rules';

export class AdjustmentTooLarge extends DomainError {
  readonly code = 'billing.adjustment-too-large';
  readonly kind = 'invalid';

  constructor(most: number) {
    super(`Enter at most ${creditsText(most)}.`);
  }
}

export class RefundTooLarge extends DomainError {
  readonly code = 'billing.refund-too-large';
  readonly kind = 'conflict';

  constructor(most: number) {
    super(`You can’t refund an order of more than ${creditsText(most)} here.`);
  }
}

export class SecondAdminNeeded extends DomainError {
  readonly code = 'billing.second-admin-needed';
  readonly kind = 'forbidden';

  /** @param moved credits that moved today without a second admin, by this admin or of this user */
  constructor(direction: 'given' | 'taken', moved: number) {
    const [does, gets] = direction === 'given' ? ['give', 'get'] : ['refund or remove', 'lose'];
    const left = Math.max(0, CREDITS_OF_ONE_ADMIN - moved);
    super(
      `One admin can ${does} up to ${creditsText(CREDITS_OF_ONE_ADMIN)} a day, and one user can ${gets} as many: ${left} more today. Ask another admin, who may have more left, or try again tomorrow.`,
      { left },
    );
  }
}

export class OnlyGrantsExpire extends DomainError {
  readonly code = 'billing.only-grants-expire';
  readonly kind = 'invalid';

  constructor() {
    super('Only a grant can have an expiration date.');
  }
}

export class ExpiryNotInFuture extends DomainError {
  readonly code = 'billing.expiry-not-ahead';
  readonly kind = 'invalid';

  constructor() {
    super('Choose an expiration date in the future.');
  }
}

export class GrantExpired extends DomainError {
  readonly code = 'billing.grant-expired';
  readonly kind = 'conflict';

  constructor() {
    super('These credits would have expired already. Decline the request and make a new one.');
  }
}

export class CorrectionTooLarge extends DomainError {
  readonly code = 'billing.correction-too-large';
  readonly kind = 'conflict';

  constructor(balance: number) {
    super(`You can remove up to ${creditsText(balance)}.`, { balance });
  }
}

export class OwnApproval extends DomainError {
  readonly code = 'billing.own-approval';
  readonly kind = 'forbidden';

  constructor() {
    super('You requested this adjustment. Another admin has to approve it.');
  }
}

export class OwnCredits extends DomainError {
  readonly code = 'billing.own-credits';
  readonly kind = 'forbidden';

  constructor() {
    super('You can’t adjust or refund your own credits. Ask another admin.');
  }
}

export class AdjustmentDecided extends DomainError {
  readonly code = 'billing.adjustment-decided';
  readonly kind = 'conflict';

  constructor() {
    super('This was already approved or declined.');
  }
}

export class AdjustmentNotFound extends DomainError {
  readonly code = 'billing.no-such-adjustment';
  readonly kind = 'not-found';

  constructor() {
    super('This adjustment doesn’t exist.');
  }
}

export class OwnerNotFound extends DomainError {
  readonly code = 'billing.no-such-owner';
  readonly kind = 'not-found';

  constructor() {
    super('This user no longer exists.');
  }
}

export class OrderNotRefundable extends DomainError {
  readonly code = 'billing.order-not-refundable';
  readonly kind = 'conflict';

  constructor() {
    super('This order was not paid, or has already been refunded.');
  }
}

export class RefundEnded extends DomainError {
  readonly code = 'billing.refund-ended';
  readonly kind = 'conflict';

  constructor() {
    super('This refund has already ended.');
  }
}

export class RefundUnanswered extends DomainError {
  readonly code = 'billing.refund-unanswered';
  readonly kind = 'conflict';

  constructor() {
    super('This refund was just sent and may still go through. Wait a few minutes, then check it.');
  }
}

export class RefundHeld extends DomainError {
  readonly code = 'billing.refund-held';
  readonly kind = 'conflict';

  constructor() {
    super('The payment provider accepted this refund, so you can’t cancel it. Try again to complete it.');
  }
}
