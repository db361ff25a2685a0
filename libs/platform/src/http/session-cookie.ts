import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { Config } from '../config/config';

/**
 * Carries the session's token. Under `__Host-` a browser takes it from this very host over TLS only; plain http, which
 * only development speaks, cannot have that prefix.
 */
@Injectable()
export class SessionCookie {
  readonly name: string;
  private readonly attributes;

  constructor({ publicUrl }: Config) {
    const secure = publicUrl.startsWith('https://');
    this.name = secure ? '__Host-session' : 'session';
    this.attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, token: string, expires: Date): void {
    void reply.setCookie(this.name, token, { ...this.attributes, expires });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }
}
