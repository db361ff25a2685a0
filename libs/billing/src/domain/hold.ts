import { CaptureTooLarge, HoldEnded } from './hold.errors';

interface HoldState {
  readonly captured: number;
  readonly endedAt: Date | null;
}

/** Credits of a case until its terms are confirmed. Ends once: earned in full or in part, or released. */
export class Hold {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly credits: number,
    /** Transaction that took the credits. */
    readonly transactionId: string,
    readonly reservedAt: Date,
    private now: HoldState = { captured: 0, endedAt: null },
  ) {}

  get state(): HoldState {
    return this.now;
  }

  /** @returns credits to give back to the owner */
  capture(credits: number, at: Date): number {
    if (this.now.endedAt) throw new HoldEnded();
    if (!Number.isSafeInteger(credits) || credits <= 0 || credits > this.credits)
      throw new CaptureTooLarge(this.credits);
    this.now = { captured: credits, endedAt: at };
    return this.credits - credits;
  }

  release(at: Date): void {
    if (this.now.endedAt) throw new HoldEnded();
    this.now = { captured: 0, endedAt: at };
  }
}
