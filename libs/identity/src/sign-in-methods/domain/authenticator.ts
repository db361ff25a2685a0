/** An app that computes a code every half minute from a shared secret. */
export class Authenticator {
  constructor(
    readonly accountId: string,
    /** Encrypted with the server's key. */
    readonly sealedSecret: string,
    /** Null until a code of the app was entered. */
    private confirmed: Date | null,
    /** Half minute of the newest accepted code. Neither it nor an older one is accepted again. */
    private newestStep: number,
    readonly addedAt: Date,
  ) {}

  static add(accountId: string, sealedSecret: string, at: Date): Authenticator {
    return new Authenticator(accountId, sealedSecret, null, 0, at);
  }

  get confirmedAt(): Date | null {
    return this.confirmed;
  }

  get lastStep(): number {
    return this.newestStep;
  }

  /** @returns false when a code of that half minute or a later one was accepted before */
  take(step: number): boolean {
    if (step <= this.newestStep) return false;
    this.newestStep = step;
    return true;
  }

  confirm(at: Date): void {
    this.confirmed ??= at;
  }
}
