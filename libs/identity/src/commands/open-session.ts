import { Audit, Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Device } from '../domain/device';
import type { Account } from '../domain/account';
import { WrongCredentials } from '../domain/attempts.errors';
import { Accounts, Devices, Sessions } from '../domain/people.repository';
import { Session } from '../domain/session';
import { SessionsEnded } from '../domain/session.events';

export interface BrowserTokens {
  readonly tokenHash: string;
  /** The session that the new one replaces. */
  readonly previousTokenHash: string | undefined;
  readonly deviceTokenHash: string | undefined;
  /** Used if the browser is not known yet. */
  readonly newDeviceTokenHash: string;
}

export interface OpeningBrowser {
  readonly tokens: BrowserTokens;
  readonly userAgent: string;
  /** What people call it: 'Chrome on Linux'. */
  readonly name: string;
}

export interface OpenedSession {
  readonly isNewDevice: boolean;
}

export interface Proof {
  readonly accountId: string;
  /** The verified password hash; undefined if no password was given. */
  readonly passwordHash?: string | undefined;
}

/** @throws WrongCredentials if the password changed after it was verified */
export class OpenSession extends Command<OpenedSession> {
  constructor(
    readonly proof: Proof,
    readonly browser: OpeningBrowser,
    readonly mfa: boolean,
  ) {
    super();
  }
}

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly devices: Devices,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async execute({ proof, browser, mfa }: OpenSession): Promise<OpenedSession> {
    const { tokens, userAgent } = browser;
    const account = await lockProved(this.accounts, proof);
    const accountId = account.id;
    const now = this.clock.now();
    await this.endPrevious(tokens.previousTokenHash, now);
    const { deviceId, isNewDevice } = await this.meet(accountId, browser, now);
    // Sessions opened with an emailed code are not confirmed.
    const isConfirmed = mfa || proof.passwordHash !== undefined;
    const opening = { accountId, tokenHash: tokens.tokenHash, deviceId, userAgent, mfa, isConfirmed };
    const session = Session.open(opening, now);
    this.sessions.add(session);
    if (account.isAdmin) await this.recordSignIn(account, session, browser);
    return { isNewDevice };
  }

  private recordSignIn(
    { id, email }: Account,
    { id: sessionId, mfa }: Session,
    { name }: OpeningBrowser,
  ): Promise<void> {
    return this.audit.record({
      action: 'sign-in',
      actor: { id, name: email, sessionId },
      subject: { kind: 'user', id },
      details: { facts: { 'second factor': mfa, browser: name } },
    });
  }

  private async endPrevious(tokenHash: string | undefined, now: Date): Promise<void> {
    const accountId = tokenHash && (await this.sessions.end(tokenHash));
    if (accountId) this.events.record(new SessionsEnded(accountId, now));
  }

  private async meet(accountId: string, { tokens, userAgent }: OpeningBrowser, now: Date) {
    const { deviceTokenHash, newDeviceTokenHash } = tokens;
    const known = deviceTokenHash ? await this.devices.find(accountId, deviceTokenHash) : undefined;
    if (known) {
      await this.devices.seen(known.id, now);
      return { deviceId: known.id, isNewDevice: false };
    }
    // The first device needs no warning.
    if (await this.devices.hasAny(accountId)) {
      (await this.accounts.lock(accountId))?.signedInFromNewDevice(userAgent, now);
    }
    // A browser can be known to several accounts. Invented tokens are not accepted.
    const isKnown = deviceTokenHash !== undefined && (await this.devices.isKnown(deviceTokenHash));
    const device = Device.meet(accountId, isKnown ? deviceTokenHash : newDeviceTokenHash, now);
    this.devices.add(device);
    return { deviceId: device.id, isNewDevice: !isKnown };
  }
}

/** Locks the account and compares the verified password hash. @throws WrongCredentials */
export async function lockProved(accounts: Accounts, { accountId, passwordHash }: Proof): Promise<Account> {
  const account = await accounts.lock(accountId);
  if (!account || (passwordHash !== undefined && !account.hasPasswordHash(passwordHash))) throw new WrongCredentials();
  return account;
}
