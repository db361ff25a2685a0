import { Authenticators, RecoveryCodeBook } from '../domain/sign-in-methods';

/** What there is to sign in with besides a password, to be taken from whoever should not have it. */
export class SecondFactors {
  constructor(
    private readonly authenticators: Authenticators,
    private readonly book: RecoveryCodeBook,
  ) {}

  /** Recovery codes all the same: somebody may have had new ones made since. */
  async forgetSince(accountId: string, since: Date): Promise<void> {
    await this.book.replace(accountId, []);
    const authenticator = await this.authenticators.find(accountId);
    if (authenticator && (authenticator.confirmedAt ?? authenticator.addedAt) >= since) {
      await this.authenticators.forget(accountId);
    }
  }
}
