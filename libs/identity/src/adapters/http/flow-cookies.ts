import { Clock } from '@casewright/kernel';
import { Config, HostCookie } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { flowExpiry, type FlowPurpose } from '../../domain/flow';
import { hashOfToken, newToken } from '../secrets/token';

class FlowCookie extends HostCookie {
  constructor(config: Config, purpose: FlowPurpose) {
    super(config, purpose);
  }
}

/** What a browser has begun is known by a cookie for each purpose, for as long as it can go on. */
@Injectable()
export class FlowCookies {
  private readonly cookies: Readonly<Record<FlowPurpose, FlowCookie>>;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.cookies = {
      'second-step': new FlowCookie(config, 'second-step'),
      'reset-password': new FlowCookie(config, 'reset-password'),
      'add-passkey': new FlowCookie(config, 'add-passkey'),
      passkey: new FlowCookie(config, 'passkey'),
      registration: new FlowCookie(config, 'registration'),
    };
  }

  /** @returns the hash of the token that the browser now has */
  begin(reply: FastifyReply, purpose: FlowPurpose): string {
    const token = newToken();
    this.cookies[purpose].set(reply, token, flowExpiry(purpose, this.clock.now()));
    return hashOfToken(token);
  }

  /** Of the token that the browser has. */
  tokenHash(request: FastifyRequest, purpose: FlowPurpose): string | undefined {
    const token = this.cookies[purpose].read(request);
    return token ? hashOfToken(token) : undefined;
  }

  end(reply: FastifyReply, purpose: FlowPurpose): void {
    this.cookies[purpose].clear(reply);
  }
}
