import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import type { Config } from '../config/config';

/**
 * Kept from scripts and other sites. Under `__Host-` a browser takes it from this very host over TLS only; plain http, which
 * only development speaks, cannot have that prefix.
 */
export abstract class HostCookie {
  readonly name: string;
  private readonly attributes;

  constructor({ publicUrl }: Config, name: string) {
    const secure = publicUrl.startsWith('https://');
    this.name = secure ? `__Host-${name}` : name;
    this.attributes = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  }

  read(request: FastifyRequest): string | undefined {
    const { cookie } = request.headers;
    return cookie ? request.server.parseCookie(cookie)[this.name] : undefined;
  }

  set(reply: FastifyReply, value: string, expires: Date): void {
    void reply.setCookie(this.name, value, { ...this.attributes, expires });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }
}
