import { Clock } from '@casewright/kernel';
import { SessionCookie } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenSession, type Proof } from '../../commands/open-session';
import { RotateSession } from '../../commands/rotate-session';
import type { TakenTry } from '../../commands/take-sign-in-try';
import { hashOfToken, newToken } from '../secrets/token';
import { DeviceCookie } from './device-cookie';
import { type FoundSession, OpenSessions } from './open-sessions';

/** As long as browsers keep a cookie. */
const DEVICE_KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** Who proved to own an account, and the attempts counted before. */
export interface Owner extends Proof {
  readonly tries?: readonly TakenTry[];
}

/** Every way into an account leads through here: a new token, the previous session ended, the device remembered. */
@Injectable()
export class SessionDoor {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: OpenSessions,
    private readonly cookie: SessionCookie,
    private readonly deviceCookie: DeviceCookie,
    private readonly clock: Clock,
  ) {}

  /** @param strong whether a second factor was given */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    { accountId, passwordHash, tries = [] }: Owner,
    { strong }: { readonly strong: boolean },
  ): Promise<FoundSession | undefined> {
    const token = newToken();
    const newDeviceToken = newToken();
    const deviceToken = this.deviceCookie.read(request);
    const tokens = {
      tokenHash: hashOfToken(token),
      previousTokenHash: hashOf(this.cookie.read(request)),
      deviceTokenHash: hashOf(deviceToken),
      newDeviceTokenHash: hashOfToken(newDeviceToken),
    };
    const browser = { tokens, userAgent: request.headers['user-agent'] ?? '' };
    const { isNewDevice } = await this.commands.execute(
      new OpenSession({ accountId, passwordHash }, browser, strong, tries),
    );

    const kept = isNewDevice || !deviceToken ? newDeviceToken : deviceToken;
    this.deviceCookie.set(reply, kept, new Date(this.clock.now().getTime() + DEVICE_KEPT_MS));
    const session = await this.sessions.find(token);
    if (session) this.cookie.set(reply, token, session.expiresAt);
    return session;
  }

  /**
   * A new token for the browser's session, when it is one of this account, which may do more from now on.
   * @param becomesStrong whether a second factor was given in it
   */
  async rotate(
    request: FastifyRequest,
    reply: FastifyReply,
    accountId: string,
    { becomesStrong = false }: { readonly becomesStrong?: boolean } = {},
  ): Promise<void> {
    const token = this.cookie.read(request);
    const session = token ? await this.sessions.find(token) : undefined;
    if (!token || session?.userId !== accountId) return;
    const newOne = newToken();
    await this.commands.execute(new RotateSession(accountId, hashOfToken(token), hashOfToken(newOne), becomesStrong));
    this.cookie.set(reply, newOne, session.expiresAt);
  }

  /** Of the device that the browser says it is. */
  deviceTokenHash(request: FastifyRequest): string | undefined {
    return hashOf(this.deviceCookie.read(request));
  }
}

const hashOf = (token: string | undefined): string | undefined => (token ? hashOfToken(token) : undefined);
