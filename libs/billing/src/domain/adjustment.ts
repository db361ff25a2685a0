import { AggregateRoot } from '@casewright/kernel';
import { CREDITS_OF_ONE_ADMIN, MINUTE_MS } from '@casewright/rules';
import {
  AdjustmentDecided,
  AdjustmentTooLarge,
  ExpiryNotInFuture,
  GrantExpired,
  OnlyGrantsExpire,
  OwnApproval,
  OwnCredits,
  RefundEnded,
  RefundTooLarge,
  RefundUnanswered,
  SecondAdminNeeded,
} from './adjustment.errors';
import { AdjustmentWaiting, RefundFailed } from './adjustment.events';
import { AmountNotWhole } from './credit-account.errors';
import type { Reason } from './ledger-transaction';

/** `grant` gives credits, `correction` gives or takes them, `refund` pays an order back through the provider. */
export const ADJUSTMENT_KINDS = ['grant', 'correction', 'refund'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/**
 * `waiting` for a second admin, `sending` to the payment provider. The others are final, except that a posted refund is
 * `failed` once its money came back. Only refunds are canceled.
 */
export const ADJUSTMENT_STATES = ['waiting', 'sending', 'posted', 'declined', 'canceled', 'failed'] as const;
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number];

const MAX_CREDITS = 100_000;

/** More than sending a refund and asking for it can take, including repeated attempts of the connection. */
const ANSWER_MS = 3 * MINUTE_MS;

type Decided = readonly [state: AdjustmentState, by: string | null, at: Date | null];

export interface AdjustmentTerms {
  readonly kind: 'grant' | 'correction';
  /** Negative if taken. */
  readonly credits: number;
  /** Shown in the seller's history. */
  readonly reason: string;
  readonly expiresAt?: Date | undefined;
}

/** Credits moved by hand. Posted once, or declined or canceled. A posted refund can fail later. */
export class Adjustment extends AggregateRoot {
  private cancelReason: string | null = null;
  /** Set while a refund is being sent, and after its answer was lost. */
  private unansweredSince: Date | null = null;
  /** Number of the refund's attempt, from 1. The next begins once the provider has answered. */
  private attempt = 1;

  constructor(
    readonly id: string,
    readonly ownerId: string,
    readonly kind: AdjustmentKind,
    readonly credits: number,
    readonly reason: string,
    readonly expiresAt: Date | null,
    /** Set for a refund. */
    readonly orderId: string | null,
    readonly requestedBy: string,
    readonly requestedAt: Date,
    private state: AdjustmentState,
    private decidedBy: string | null,
    private decidedAt: Date | null,
  ) {
    super();
  }

  /**
   * Posted at once unless another admin must approve it. Its credits must be posted then.
   * @param movedToday credits that moved in the same direction today without a second admin
   * @throws OwnCredits, AmountNotWhole, AdjustmentTooLarge, OnlyGrantsExpire, ExpiryNotInFuture
   */
  static request(
    ownerId: string,
    terms: AdjustmentTerms,
    requestedBy: string,
    movedToday: number,
    at: Date,
  ): Adjustment {
    const { kind, credits, reason, expiresAt } = terms;
    if (ownerId === requestedBy) throw new OwnCredits();
    if (!Number.isSafeInteger(credits) || credits === 0 || (kind === 'grant' && credits < 0)) {
      throw new AmountNotWhole(credits);
    }
    if (Math.abs(credits) > MAX_CREDITS) throw new AdjustmentTooLarge(MAX_CREDITS);
    if (expiresAt && kind !== 'grant') throw new OnlyGrantsExpire();
    if (expiresAt && expiresAt <= at) throw new ExpiryNotInFuture();
    const id = crypto.randomUUID();
    const expires = expiresAt ?? null;
    const isLarge = movedToday + Math.abs(credits) > CREDITS_OF_ONE_ADMIN;
    const decided: Decided = isLarge ? ['waiting', null, null] : ['posted', requestedBy, at];
    return new Adjustment(id, ownerId, kind, credits, reason, expires, null, requestedBy, at, ...decided);
  }

  /**
   * Sent at once, so a second admin can't approve it.
   * @param movedToday credits that were taken today without a second admin
   * @throws OwnCredits, RefundTooLarge, SecondAdminNeeded
   */
  static refund(order: RefundedOrder, reason: string, requestedBy: string, movedToday: number, at: Date): Adjustment {
    if (order.ownerId === requestedBy) throw new OwnCredits();
    if (order.credits > CREDITS_OF_ONE_ADMIN) throw new RefundTooLarge(CREDITS_OF_ONE_ADMIN);
    refuseLargeDay('taken', movedToday, order.credits);
    const [id, credits] = [crypto.randomUUID(), -order.credits];
    const decided = ['sending', requestedBy, at] as const;
    return new Adjustment(id, order.ownerId, 'refund', credits, reason, null, order.id, requestedBy, at, ...decided);
  }

  get status(): AdjustmentState {
    return this.state;
  }

  get decision(): { readonly by: string | null; readonly at: Date | null } {
    return { by: this.decidedBy, at: this.decidedAt };
  }

  /** Another admin must decide. */
  awaitApproval(at: Date): void {
    this.record(new AdjustmentWaiting(this.id, this.ownerId, this.requestedBy, this.credits, this.reason, at));
  }

  /** Its credits must be posted now. @throws AdjustmentDecided, OwnApproval, OwnCredits, GrantExpired */
  approve(by: string, at: Date): void {
    this.refuseUnlessWaiting();
    if (by === this.requestedBy) throw new OwnApproval();
    if (by === this.ownerId) throw new OwnCredits();
    if (this.expiresAt && this.expiresAt <= at) throw new GrantExpired();
    this.decide('posted', by, at);
  }

  /** @throws AdjustmentDecided */
  decline(by: string, at: Date): void {
    this.refuseUnlessWaiting();
    this.decide('declined', by, at);
  }

  /** Called once the order has reversed the credits of a refund. @returns false if it was completed before */
  complete(at: Date): boolean {
    if (this.state !== 'sending') return false;
    this.unansweredSince = null;
    this.decide('posted', this.decidedBy ?? this.requestedBy, at);
    return true;
  }

  /** Called once the bank returned the money of a refund. @returns false unless it was posted */
  fail(at: Date): boolean {
    if (!this.orderId || this.state !== 'posted') return false;
    this.decide('failed', this.decidedBy ?? this.requestedBy, at);
    this.record(new RefundFailed(this.orderId, this.ownerId, this.requestedBy, at));
    return true;
  }

  /** Whether a refund was sent to the provider. */
  get wasSent(): boolean {
    return this.attempt > 1 || this.unansweredSince !== null;
  }

  /**
   * Must be called before a refund is sent.
   * @returns the attempt, the same until the provider answers; undefined if the refund is complete
   * @throws RefundEnded
   */
  send(at: Date): number | undefined {
    if (this.state === 'posted') return undefined;
    this.refuseUnlessSending();
    this.unansweredSince = at;
    return this.attempt;
  }

  /** The provider accepted or refused the attempt. */
  noteAnswer(attempt: number): void {
    if (this.state !== 'sending' || attempt !== this.attempt) return;
    this.unansweredSince = null;
    this.attempt += 1;
  }

  /** Requires that the provider held no refund before `attempt`. @throws RefundEnded, RefundUnanswered */
  cancel(reason: string, attempt: number, by: string, at: Date): void {
    this.refuseUnlessSending();
    if (attempt !== this.attempt) throw new RefundUnanswered();
    if (this.unansweredSince && at.getTime() - this.unansweredSince.getTime() < ANSWER_MS) throw new RefundUnanswered();
    this.unansweredSince = null;
    this.cancelReason = reason;
    this.decide('canceled', by, at);
  }

  get cancellation(): string | null {
    return this.cancelReason;
  }

  get ledgerReason(): Reason {
    const isGrant = this.kind === 'grant';
    const description = `${isGrant ? 'Credits granted' : 'Correction'}: ${this.reason}`;
    return { description, cause: { kind: isGrant ? 'grant' : 'correction', id: `adjustment ${this.id}` } };
  }

  private decide(state: AdjustmentState, by: string, at: Date): void {
    this.state = state;
    this.decidedBy = by;
    this.decidedAt = at;
  }

  private refuseUnlessWaiting(): void {
    if (this.state !== 'waiting') throw new AdjustmentDecided();
  }

  private refuseUnlessSending(): void {
    if (this.state !== 'sending') throw new RefundEnded();
  }
}

/** @throws SecondAdminNeeded */
export function refuseLargeDay(direction: 'given' | 'taken', movedToday: number, credits: number): void {
  if (movedToday + credits > CREDITS_OF_ONE_ADMIN) throw new SecondAdminNeeded(direction, movedToday);
}

export interface RefundedOrder {
  readonly id: string;
  readonly ownerId: string;
  readonly credits: number;
}
