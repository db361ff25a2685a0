import type { Principal } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AddPasskey } from '../commands/add-passkey';
import { BeginPasskey, type KnownKeys } from '../commands/begin-passkey';
import { BeginPasskeySignIn } from '../commands/begin-passkey-sign-in';
import type { KeyCreation, KeySignature } from '../../commands/ports';
import { RemovePasskey } from '../commands/remove-passkey';
import { ReportSignInChange } from '../commands/report-sign-in-change';
import { ConfirmWithPasskey } from '../commands/confirm-with-passkey';
import { UseChallenge } from '../commands/use-challenge';
import { SignInWithPasskey } from '../commands/sign-in-with-passkey';
import { PasskeyCopied } from '../../domain/attempts.errors';
import { PasskeyNotStarted } from '../domain/sign-in-methods.errors';
import { Attempts } from '../../processes/attempts';
import { ConfirmOwner } from '../../processes/confirm-owner';
import { type Browser, type IssuedSession, SessionIssuer } from '../../processes/session-issuer';
import { Tokens } from '../../processes/tokens';

/** A challenge, and the token that continues it. */
export interface Challenge {
  readonly challenge: string;
  readonly token: string;
}

/** Tokens of the challenge and of the current session. */
interface AddingBrowser {
  readonly token: string | undefined;
  readonly sessionToken: string | undefined;
}

/** Uses each challenge in its own transaction, so that it is answered once, correctly or not. */
@Injectable()
export class PasskeyCeremonies {
  constructor(
    private readonly commands: CommandBus,
    private readonly owner: ConfirmOwner,
    private readonly attempts: Attempts,
    private readonly issuer: SessionIssuer,
    private readonly tokens: Tokens,
  ) {}

  /** @throws SecondStepNeeded, PasswordNeeded, TooManyPasswordAttempts, WrongPassword, TooManyPasskeys */
  async beginAdding(principal: Principal, password: string | undefined): Promise<Challenge & KnownKeys> {
    await this.owner.confirm(principal, password);
    const [challenge, token] = [this.tokens.create(), this.tokens.create()];
    const beginning = new BeginPasskey(principal.userId, this.tokens.hashOf(token), challenge);
    const { known } = await this.commands.execute(beginning);
    return { challenge, token, known };
  }

  /** @throws PasskeyNotStarted, PasskeyRefused, PasskeyKnown, TooManyPasskeys */
  async add(accountId: string, { token, sessionToken }: AddingBrowser, creation: KeyCreation, name: string) {
    const challenge = await this.useChallenge(token, 'add-passkey', accountId);
    const id = await this.commands.execute(new AddPasskey(accountId, challenge, creation, name));
    return { id, rotated: await this.issuer.rotate(sessionToken, accountId, true) };
  }

  /** @throws SecondStepNeeded, PasswordNeeded, TooManyPasswordAttempts, WrongPassword, PasskeyNotFound */
  async remove(principal: Principal, passkeyId: string, password: string | undefined): Promise<void> {
    await this.owner.confirm(principal, password);
    await this.commands.execute(new RemovePasskey(principal.userId, passkeyId, principal.sessionId));
  }

  async beginSignIn(): Promise<Challenge> {
    const [challenge, token] = [this.tokens.create(), this.tokens.create()];
    await this.commands.execute(new BeginPasskeySignIn(this.tokens.hashOf(token), challenge));
    return { challenge, token };
  }

  /** @throws PasskeyNotStarted, TooManySignInAttempts, PasskeyUnknown, PasskeyRefused */
  async signIn(token: string | undefined, signature: KeySignature, browser: Browser): Promise<IssuedSession> {
    const challenge = await this.useChallenge(token, 'passkey');
    const attempts = [{ purpose: 'sign-in-network', key: browser.network }] as const;
    return this.attempts.during(attempts, () =>
      this.reportingCopies(() =>
        this.issuer.open(browser, (opening) => new SignInWithPasskey(challenge, signature, opening)),
      ),
    );
  }

  /** Step-up: the session counts as confirmed for a while. @throws PasskeyNotStarted, PasskeyRefused */
  async confirmSession(
    { userId, sessionId }: Principal,
    token: string | undefined,
    signature: KeySignature,
  ): Promise<void> {
    const challenge = await this.useChallenge(token, 'passkey');
    await this.reportingCopies(() =>
      this.commands.execute(new ConfirmWithPasskey(userId, sessionId, challenge, signature)),
    );
  }

  private async reportingCopies<T>(use: () => Promise<T>): Promise<T> {
    try {
      return await use();
    } catch (error) {
      if (error instanceof PasskeyCopied) {
        await this.commands.execute(new ReportSignInChange(error.accountId, 'passkey-copied'));
      }
      throw error;
    }
  }

  private useChallenge(token: string | undefined, purpose: 'passkey' | 'add-passkey', accountId?: string) {
    if (!token) throw new PasskeyNotStarted();
    return this.commands.execute(new UseChallenge(this.tokens.hashOf(token), purpose, accountId));
  }
}
