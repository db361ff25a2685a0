import { Injectable, Logger } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { RotateSession } from '../commands/rotate-session';
import type { OpenedSession, OpeningBrowser } from '../commands/session-opening';
import { type FoundSession, OpenSessions } from './open-sessions';
import { Tokens } from './tokens';

export interface Browser {
  readonly sessionToken: string | undefined;
  readonly deviceToken: string | undefined;
  readonly userAgent: string;
  /** What people call it: 'Chrome on Linux'. */
  readonly name: string;
  readonly network: string;
}

/** Tokens for the browser's cookies. */
export interface IssuedSession {
  readonly token: string;
  readonly deviceToken: string;
  readonly session: FoundSession | undefined;
}

export interface RotatedSession {
  readonly token: string;
  readonly absoluteExpiresAt: Date;
}

/** Opens sessions, ends the browser's previous one, and remembers the device. */
@Injectable()
export class SessionIssuer {
  private readonly logger = new Logger(SessionIssuer.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: OpenSessions,
    private readonly tokens: Tokens,
  ) {}

  /** The command verifies the owner and opens the session in one transaction, under the account's lock. */
  async open(browser: Browser, opening: (browser: OpeningBrowser) => Command<OpenedSession>): Promise<IssuedSession> {
    const token = this.tokens.create();
    const newDeviceToken = this.tokens.create();
    const { sessionToken, deviceToken, userAgent, name } = browser;
    const tokens = {
      tokenHash: this.tokens.hashOf(token),
      previousTokenHash: sessionToken && this.tokens.hashOf(sessionToken),
      deviceTokenHash: deviceToken && this.tokens.hashOf(deviceToken),
      newDeviceTokenHash: this.tokens.hashOf(newDeviceToken),
    };
    const { isNewDevice } = await this.commands.execute(opening({ tokens, userAgent, name }));
    const session = await this.sessions.find(token);
    this.logger.log({ event: 'signed-in', accountId: session?.userId ?? null, network: browser.network });
    return { token, deviceToken: isNewDevice || !deviceToken ? newDeviceToken : deviceToken, session };
  }

  /** Replaces the token of the account's session in this browser, because its privileges change. */
  async rotate(token: string | undefined, accountId: string, becomesMfa = false): Promise<RotatedSession | undefined> {
    const session = await this.sessions.find(token);
    if (!token || session?.userId !== accountId) return undefined;
    const rotated = this.tokens.create();
    const [tokenHash, newTokenHash] = [this.tokens.hashOf(token), this.tokens.hashOf(rotated)];
    await this.commands.execute(new RotateSession(accountId, tokenHash, newTokenHash, becomesMfa));
    return { token: rotated, absoluteExpiresAt: session.absoluteExpiresAt };
  }
}
