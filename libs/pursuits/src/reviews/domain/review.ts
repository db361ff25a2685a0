import {
  type CaseParty,
  mayMoveReview,
  REVIEW_LIMITS,
  REVIEW_TRANSITIONS,
  type ReviewCommand,
  type ReviewKind,
  type ReviewState,
} from '@casewright/rules';
import {
  ReviewChangedMeanwhile,
  ReviewMoveNotAllowed,
  ReviewNotBegun,
  SlotNotFound,
  SlotsInvalid,
} from './review.errors';

export interface Slot {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** An invited person at the prospect. */
export interface Guest {
  readonly name: string;
  readonly email: string;
}

export interface ReviewFigures {
  readonly state: ReviewState;
  /** Proposed times. */
  readonly slots: readonly Slot[];
  /** Stays booked until another time is chosen. */
  readonly booked: Slot | null;
  /** Number of invitations sent. Each replaces the previous one. */
  readonly invitations: number;
  readonly guests: readonly Guest[];
  /** A room or a call link. */
  readonly place: string;
  /** Why it was declined or canceled, or other times were requested. */
  readonly reason: string | null;
  readonly minutes: string | null;
  readonly changedAt: Date;
}

/** A new, changed or canceled time for calendars. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly slot: Slot;
  /** From 0, as in iCalendar. */
  readonly sequence: number;
}

/** A meeting of seller and provider about a case, with or without the advocate. */
export class Review {
  constructor(
    readonly id: string,
    readonly caseId: string,
    readonly kind: ReviewKind,
    /** Id of the provider's person who proposed it. */
    readonly proposedBy: string,
    private now: ReviewFigures,
  ) {}

  static of(caseId: string, kind: ReviewKind, proposedBy: string, at: Date): Review {
    return new Review(crypto.randomUUID(), caseId, kind, proposedBy, {
      state: 'proposed',
      slots: [],
      booked: null,
      invitations: 0,
      guests: [],
      place: '',
      reason: null,
      minutes: null,
      changedAt: at,
    });
  }

  get figures(): ReviewFigures {
    return this.now;
  }

  /** @throws SlotsInvalid, ReviewMoveNotAllowed */
  propose(slots: readonly Slot[], place: string, at: Date): void {
    const starts = new Set(slots.map(({ startsAt }) => startsAt.getTime()));
    if (starts.size === 0 || starts.size > REVIEW_LIMITS.slots) throw new SlotsInvalid('number');
    if (starts.size < slots.length) throw new SlotsInvalid('twice');
    if (slots.some(({ startsAt }) => startsAt <= at)) throw new SlotsInvalid('past');
    const sorted = slots.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    this.move('propose', 'provider', at, { slots: sorted, place: place.trim(), reason: null });
  }

  /** @throws SlotNotFound if it was not proposed or has begun, ReviewMoveNotAllowed */
  choose(startsAt: Date, guests: readonly Guest[], at: Date): Invitation {
    const slot = this.now.slots.find((one) => one.startsAt.getTime() === startsAt.getTime());
    this.move('choose', 'seller', at, {});
    if (!slot || slot.startsAt <= at) throw new SlotNotFound();
    this.now = { ...this.now, booked: slot, slots: [], guests };
    return this.invite('REQUEST', slot);
  }

  askAgain(reason: string, at: Date): void {
    this.move('ask-again', 'seller', at, { reason, slots: [] });
  }

  /** @returns the invitation to cancel */
  decline(reason: string, at: Date): Invitation | undefined {
    this.move('decline', 'seller', at, { reason, slots: [] });
    return this.cancelInvitation(at);
  }

  /** @returns the invitation to cancel */
  cancel(reason: string, at: Date): Invitation | undefined {
    this.move('cancel', 'provider', at, { reason, slots: [] });
    return this.cancelInvitation(at);
  }

  /**
   * @param seenAt the `changedAt` of the review that was written about
   * @throws ReviewChangedMeanwhile, ReviewNotBegun, ReviewMoveNotAllowed
   */
  minute(minutes: string, at: Date, seenAt: Date = this.now.changedAt): void {
    if (seenAt.getTime() !== this.now.changedAt.getTime()) throw new ReviewChangedMeanwhile();
    const { state, booked } = this.now;
    if (state === 'booked' && booked && booked.startsAt > at) throw new ReviewNotBegun();
    this.move('minute', 'provider', at, { minutes, reason: null });
  }

  private move(command: ReviewCommand, party: CaseParty, at: Date, change: Partial<ReviewFigures>): void {
    if (!mayMoveReview(command, this.now.state, party)) throw new ReviewMoveNotAllowed();
    this.now = { ...this.now, ...change, state: REVIEW_TRANSITIONS[command].to, changedAt: at };
  }

  /** A meeting that is over stays in calendars. */
  private cancelInvitation(at: Date): Invitation | undefined {
    const { booked } = this.now;
    this.now = { ...this.now, booked: null };
    return booked && booked.endsAt > at ? this.invite('CANCEL', booked) : undefined;
  }

  private invite(method: Invitation['method'], slot: Slot): Invitation {
    const sequence = this.now.invitations;
    this.now = { ...this.now, invitations: sequence + 1 };
    return { method, slot, sequence };
  }
}
