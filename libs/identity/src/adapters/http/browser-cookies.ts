import { Clock } from '@casewright/kernel';
import { Config, HostCookie, networkOf, SessionCookie } from '@casewright/platform';
import { DAY_MS } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../devices/device-name';
import { pendingExpiry, type PendingPurpose } from '../../domain/pending-step';
import type { Browser, IssuedSession, RotatedSession } from '../../processes/session-issuer';

/** Longest cookie lifetime that browsers accept. */
const DEVICE_KEPT_MS = 400 * DAY_MS;

class NamedCookie extends HostCookie {
  constructor(config: Config, name: PendingPurpose | 'device') {
    super(config, name);
  }
}

/** Cookies of the session, the device and pending steps. */
@Injectable()
export class BrowserCookies {
  private readonly device: HostCookie;
  private readonly pending: Readonly<Record<PendingPurpose, HostCookie>>;

  constructor(
    config: Config,
    private readonly session: SessionCookie,
    private readonly clock: Clock,
  ) {
    this.device = new NamedCookie(config, 'device');
    this.pending = {
      'second-step': new NamedCookie(config, 'second-step'),
      'reset-password': new NamedCookie(config, 'reset-password'),
      'add-passkey': new NamedCookie(config, 'add-passkey'),
      passkey: new NamedCookie(config, 'passkey'),
      registration: new NamedCookie(config, 'registration'),
    };
  }

  browserOf(request: FastifyRequest): Browser {
    const userAgent = request.headers['user-agent'] ?? '';
    return {
      sessionToken: this.session.read(request),
      deviceToken: this.device.read(request),
      userAgent,
      name: deviceName(userAgent),
      network: networkOf(request.ip),
    };
  }

  set(reply: FastifyReply, { token, deviceToken, session }: IssuedSession): void {
    this.device.set(reply, deviceToken, new Date(this.clock.now().getTime() + DEVICE_KEPT_MS));
    if (session) this.write(reply, { ...session, token });
  }

  rotate(reply: FastifyReply, rotated: RotatedSession | undefined): void {
    if (rotated) this.write(reply, rotated);
  }

  /** Set once: a cookie renewed on each use could arrive late and overwrite that of a newer session. */
  private write(reply: FastifyReply, { token, absoluteExpiresAt }: RotatedSession): void {
    this.session.set(reply, token, absoluteExpiresAt);
  }

  begin(reply: FastifyReply, purpose: PendingPurpose, token: string): void {
    this.pending[purpose].set(reply, token, pendingExpiry(purpose, this.clock.now()));
  }

  tokenOf(request: FastifyRequest, purpose: PendingPurpose): string | undefined {
    return this.pending[purpose].read(request);
  }

  end(reply: FastifyReply, purpose: PendingPurpose): void {
    this.pending[purpose].clear(reply);
  }
}
