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

/** Guests who join or leave a booked review. */
export interface GuestChange {
  readonly joined: readonly Guest[];
  readonly left: readonly Guest[];
  /** Higher than that of every earlier invitation. */
  readonly sequence: number;
  readonly slot: Slot;
}

/** A booked time. */
export interface Booking {
  readonly invitation: Invitation;
  /** Another time was booked before and is still ahead. */
  readonly isMoved: boolean;
  /** Guests who were not invited to that one. */
  readonly joined: readonly Guest[];
  /** Guests who were, and do not take part any more. */
  readonly left: readonly Guest[];
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
  choose(startsAt: Date, guests: readonly Guest[], at: Date): Booking {
    const slot = this.now.slots.find((one) => one.startsAt.getTime() === startsAt.getTime());
    this.move('choose', 'seller', at, {});
    if (!slot || slot.startsAt <= at) throw new SlotNotFound();
    const { booked, guests: before } = this.isUpcoming(at) ? this.now : NOT_BOOKED;
    const isMoved = booked !== null && booked.startsAt.getTime() !== slot.startsAt.getTime();
    const [joined, left] = [guestsMissingIn(before, guests), guestsMissingIn(guests, before)];
    this.now = { ...this.now, booked: slot, slots: [], guests };
    return { invitation: this.invite('REQUEST', slot), isMoved, joined, left };
  }

  /** @returns undefined if no meeting is ahead or the same people are invited */
  changeGuests(guests: readonly Guest[], at: Date): GuestChange | undefined {
    const { booked, guests: before } = this.now;
    const [joined, left] = [guestsMissingIn(before, guests), guestsMissingIn(guests, before)];
    if (!booked || !this.isUpcoming(at) || joined.length + left.length === 0) return undefined;
    const { sequence } = this.invite('REQUEST', booked);
    this.now = { ...this.now, guests };
    return { joined, left, sequence, slot: booked };
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

  private cancelInvitation(at: Date): Invitation | undefined {
    const { booked } = this.now;
    const isUpcoming = this.isUpcoming(at);
    this.now = { ...this.now, booked: null };
    return booked && isUpcoming ? this.invite('CANCEL', booked) : undefined;
  }

  /** A meeting that is over stays in calendars. */
  private isUpcoming(at: Date): boolean {
    return this.now.booked !== null && this.now.booked.endsAt > at;
  }

  private invite(method: Invitation['method'], slot: Slot): Invitation {
    const sequence = this.now.invitations;
    this.now = { ...this.now, invitations: sequence + 1 };
    return { method, slot, sequence };
  }
}

const NOT_BOOKED: Pick<ReviewFigures, 'booked' | 'guests'> = { booked: null, guests: [] };

/** The others who are not among the guests. */
const guestsMissingIn = (guests: readonly Guest[], others: readonly Guest[]): readonly Guest[] =>
  others.filter(({ email }) => !guests.some((guest) => guest.email.toLowerCase() === email.toLowerCase()));
