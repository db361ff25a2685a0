import { Authenticators, Passkeys, RecoveryCodes } from '../domain/sign-in-methods.repository';

export interface SecondFactorsRemoved {
  readonly hadTwoStep: boolean;
  readonly passkeys: number;
}

/** Removes two-step verification, recovery codes and passkeys. The calling command locks the account. */
export class SecondFactors {
  constructor(
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: Passkeys,
  ) {}

  async removeAll(accountId: string): Promise<SecondFactorsRemoved> {
    const hadTwoStep = (await this.authenticators.find(accountId))?.confirmedAt != null;
    const passkeys = (await this.passkeys.of(accountId)).length;
    await this.authenticators.forget(accountId);
    await this.recoveryCodes.replace(accountId, []);
    await this.passkeys.removeAll(accountId);
    return { hadTwoStep, passkeys };
  }

  /** Removes all recovery codes, because they may have been renewed since. */
  async forgetSince(accountId: string, since: Date): Promise<void> {
    await this.recoveryCodes.replace(accountId, []);
    const authenticator = await this.authenticators.find(accountId);
    if (authenticator && (authenticator.confirmedAt ?? authenticator.addedAt) >= since) {
      await this.authenticators.forget(accountId);
    }
    const added = (await this.passkeys.of(accountId)).filter(({ addedAt }) => addedAt >= since);
    for (const { id } of added) await this.passkeys.remove(id);
  }
}
