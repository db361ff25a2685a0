/** An app that computes a code every 30 seconds from a shared secret. */
export class Authenticator {
  constructor(
    readonly accountId: string,
    readonly sealedSecret: string,
    /** Null until a code of the app was entered. */
    private confirmed: Date | null,
    /** 30-second step of the newest accepted code. Codes up to this step are refused. */
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

  /** @returns false if a code of that step or a later one was accepted before */
  accept(step: number): boolean {
    if (step <= this.newestStep) return false;
    this.newestStep = step;
    return true;
  }

  confirm(at: Date): void {
    this.confirmed ??= at;
  }
}
