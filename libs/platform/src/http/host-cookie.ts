import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';

/** HTTP-only cookie. Browsers require TLS for the `__Host-` prefix, so plain-HTTP development omits it. */
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
    return cookie ? parseCookie(cookie)[this.name] : undefined;
  }

  set(reply: FastifyReply, value: string, expires: Date): void {
    const { name, attributes } = this;
    void reply.header('set-cookie', stringifySetCookie({ name, value, expires, ...attributes }));
  }

  clear(reply: FastifyReply): void {
    this.set(reply, '', new Date(0));
  }
}
