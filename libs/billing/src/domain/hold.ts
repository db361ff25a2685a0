import { AggregateRoot } from '@casewright/kernel';
import { CaptureTooLarge, HoldEnded } from './hold.errors';

/** Credits held for work whose price comes later. Ends once: captured in full or in part, or released. */
export class Hold extends AggregateRoot {
  constructor(
    readonly id: string,
    readonly ownerId: string,
    readonly credits: number,
    /** The transaction that reserved the credits. */
    readonly transactionId: string,
    readonly reservedAt: Date,
    private captured = 0,
    private endedAt: Date | null = null,
  ) {
    super();
  }

  /** @returns how many credits go back to the owner */
  capture(credits: number, at: Date): number {
    if (this.endedAt) throw new HoldEnded();
    if (!Number.isSafeInteger(credits) || credits <= 0 || credits > this.credits)
      throw new CaptureTooLarge(this.credits);
    this.captured = credits;
    this.endedAt = at;
    return this.credits - credits;
  }

  release(at: Date): void {
    if (this.endedAt) throw new HoldEnded();
    this.endedAt = at;
  }

  get state(): { readonly captured: number; readonly endedAt: Date | null } {
    return { captured: this.captured, endedAt: this.endedAt };
  }
}
