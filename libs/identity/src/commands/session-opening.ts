import { Audit, Clock, Events } from '@casewright/kernel';
import type { Account } from '../domain/account';
import { Device } from '../domain/device';
import { Devices, Sessions } from '../domain/people.repository';
import { type Opening, Session } from '../domain/session';
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

export class SessionOpening {
  constructor(
    private readonly sessions: Sessions,
    private readonly devices: Devices,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Call it with the account still locked as it was when its owner was verified. */
  async of(account: Account, browser: OpeningBrowser, strength: Pick<Opening, 'mfa' | 'isConfirmed'>) {
    const { tokens, userAgent } = browser;
    const now = this.clock.now();
    await this.endPrevious(tokens.previousTokenHash, now);
    const { deviceId, isNewDevice } = await this.meet(account, browser, now);
    const opening = { accountId: account.id, tokenHash: tokens.tokenHash, deviceId, userAgent, ...strength };
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

  private async meet(account: Account, { tokens, userAgent }: OpeningBrowser, now: Date) {
    const { deviceTokenHash, newDeviceTokenHash } = tokens;
    const known = deviceTokenHash ? await this.devices.find(account.id, deviceTokenHash) : undefined;
    if (known) {
      await this.devices.seen(known.id, now);
      return { deviceId: known.id, isNewDevice: false };
    }
    // The first device needs no warning.
    if (await this.devices.hasAny(account.id)) account.signedInFromNewDevice(userAgent, now);
    // A browser can be known to several accounts. Invented tokens are not accepted.
    const isKnown = deviceTokenHash !== undefined && (await this.devices.isKnown(deviceTokenHash));
    const device = Device.meet(account.id, isKnown ? deviceTokenHash : newDeviceTokenHash, now);
    this.devices.add(device);
    return { deviceId: device.id, isNewDevice: !isKnown };
  }
}
