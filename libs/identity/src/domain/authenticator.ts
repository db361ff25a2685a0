/** An app that shows another code every half minute, computed from a secret that it shares with us. */
export class Authenticator {
  constructor(
    readonly accountId: string,
    /** The secret, readable with the server's key only. */
    readonly sealedSecret: string,
    /** Null until its owner has shown that the app works. */
    private confirmed: Date | null,
    /** The half minute of the newest code that was taken: none is taken twice, and none from before. */
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

  /** @returns false when a code of that half minute, or of a later one, was taken before */
  take(step: number): boolean {
    if (step <= this.newestStep) return false;
    this.newestStep = step;
    return true;
  }

  confirm(at: Date): void {
    this.confirmed ??= at;
  }
}
