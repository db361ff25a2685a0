import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Account } from '../domain/account';
import { WrongCredentials } from '../domain/attempts.errors';
import { Accounts } from '../domain/people.repository';
import { Authenticators } from '../sign-in-methods/domain/sign-in-methods.repository';
import { type OpenedSession, type OpeningBrowser, SessionOpening } from './session-opening';

export interface Proof {
  readonly accountId: string;
  /** The verified password hash; undefined if no password was given. */
  readonly passwordHash?: string | undefined;
}

/**
 * Opens a single-factor session.
 * @throws WrongCredentials if the password changed or two-step verification was turned on in the meantime
 */
export class OpenSession extends Command<OpenedSession> {
  constructor(
    readonly proof: Proof,
    readonly browser: OpeningBrowser,
  ) {
    super();
  }
}

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(
    private readonly accounts: Accounts,
    private readonly authenticators: Authenticators,
    private readonly opening: SessionOpening,
  ) {}

  async execute({ proof, browser }: OpenSession): Promise<OpenedSession> {
    const account = await lockProved(this.accounts, proof);
    if ((await this.authenticators.find(account.id))?.confirmedAt) throw new WrongCredentials();
    // Sessions opened with an emailed code are not confirmed.
    return this.opening.of(account, browser, { mfa: false, isConfirmed: proof.passwordHash !== undefined });
  }
}

/** Locks the account and compares the verified password hash. @throws WrongCredentials */
export async function lockProved(accounts: Accounts, { accountId, passwordHash }: Proof): Promise<Account> {
  const account = await accounts.lock(accountId);
  if (!account || (passwordHash !== undefined && !account.hasPasswordHash(passwordHash))) throw new WrongCredentials();
  return account;
}
