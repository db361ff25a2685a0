import { normaliseEmail } from '@casewright/rules';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { BeginSecondStep } from '../sign-in-methods/commands/begin-second-step';
import { OpenSession } from '../commands/open-session';
import { RecordFailedSignIn } from '../commands/record-failed-sign-in';
import { ResumeRegistration } from '../commands/resume-registration';
import { WrongCredentials } from '../domain/attempts.errors';
import { type Attempt, attemptOnDevice } from '../domain/attempts';
import { type Credentials, FindCredentials } from '../queries/find-credentials';
import { FindRegistration } from '../queries/find-registration';
import { Attempts } from './attempts';
import { PasswordHasher } from './password-hasher';
import { type Browser, type IssuedSession, SessionIssuer } from './session-issuer';
import { Tokens } from './tokens';

export type SignInResult =
  | { readonly next: 'second-step' | 'verify-email'; readonly token: string }
  | { readonly next: 'done'; readonly issued: IssuedSession };

/** Takes as long for an address without an account, and counts attempts at it, too. */
@Injectable()
export class SignIn {
  private readonly logger = new Logger(SignIn.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly attempts: Attempts,
    private readonly hasher: PasswordHasher,
    private readonly issuer: SessionIssuer,
    private readonly tokens: Tokens,
  ) {}

  /** @throws TooManySignInAttempts, TooManyPasswordsAtOnce, WrongCredentials */
  async withPassword(written: string, password: string, browser: Browser): Promise<SignInResult> {
    const email = normaliseEmail(written) ?? written;
    const deviceTokenHash = browser.deviceToken && this.tokens.hashOf(browser.deviceToken);
    const credentials = await this.queries.execute(new FindCredentials(email, deviceTokenHash));
    const attempts = attemptsOf(email, credentials, deviceTokenHash, browser.network);
    await this.attempts.count(attempts);
    const matches = await this.restoredIfBusy(attempts, this.hasher.matches(password, credentials?.passwordHash));
    const result =
      matches && credentials && !credentials.mustVerify
        ? await this.proceed(credentials, browser)
        : await this.resumeRegistration(email, password, matches).catch(async (error: unknown) => {
            if (error instanceof WrongCredentials) await this.noteFailure(email, credentials, browser);
            throw error;
          });
    await this.attempts.restore(attempts);
    return result;
  }

  /** Logs the account, never the address, which may be a password. */
  private async noteFailure(email: string, credentials: Credentials | undefined, { network }: Browser): Promise<void> {
    const accountId = credentials?.accountId ?? null;
    this.logger.warn({ event: 'sign-in-failed', accountId, network });
    const failure = { accountId, target: accountId ?? email, network, reason: 'password' } as const;
    await this.commands.execute(new RecordFailedSignIn(failure));
  }

  private async proceed({ accountId, passwordHash, hasTwoStep }: Credentials, browser: Browser): Promise<SignInResult> {
    const proof = { accountId, passwordHash };
    if (!hasTwoStep) {
      const issued = await this.issuer.open(browser, (opening) => new OpenSession(proof, opening));
      return { next: 'done', issued };
    }
    const token = this.tokens.create();
    await this.commands.execute(new BeginSecondStep(proof, this.tokens.hashOf(token)));
    return { next: 'second-step', token };
  }

  /** Also runs for unverified accounts, so that a sign-up with a taken address takes the same time. */
  private async resumeRegistration(email: string, password: string, matches: boolean): Promise<SignInResult> {
    // If this is rejected as busy, the attempt stays counted, since that reveals a wrong password.
    const passwordHash = await this.hasher.hashAt(email, password);
    const registration = await this.queries.execute(new FindRegistration(email, passwordHash));
    if (!matches && !registration) throw new WrongCredentials();
    const token = this.tokens.create();
    await this.commands.execute(new ResumeRegistration(email, passwordHash, this.tokens.hashOf(token)));
    return { next: 'verify-email', token };
  }

  private async restoredIfBusy<T>(attempts: readonly Attempt[], verifying: Promise<T>): Promise<T> {
    try {
      return await verifying;
    } catch (error) {
      await this.attempts.restore(attempts);
      throw error;
    }
  }
}

function attemptsOf(
  email: string,
  credentials: Credentials | undefined,
  deviceTokenHash: string | undefined,
  network: string,
): readonly Attempt[] {
  if (credentials?.isKnownDevice && deviceTokenHash) return [attemptOnDevice(credentials.accountId, deviceTokenHash)];
  return [
    { purpose: 'sign-in-network', key: network },
    { purpose: 'sign-in', key: email },
  ];
}
