import { Body, Controller, Get, Logger, Module, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PlatformModule } from '../platform.module';
import { PLATFORM_MIGRATIONS } from '../migrations/all';
import { migrate } from '../persistence/migrate';
import { emptyDatabase } from '../testing/empty-database';
import { testConfig } from '../testing/test-config';
import { Access, Sessions } from './access';
import { httpAdapter, secureHttp } from './http-server';
import type { Principal } from './principal';
import { RateLimit, TooManyRequests } from './rate-limit';
import { Text } from './text';

class NoteBody {
  @Text({ min: 1, max: 20 })
  readonly title!: string;
}

@Controller()
class NotesController {
  @Get('open')
  @Access('anyone')
  open() {
    return { open: true };
  }

  @Get('control')
  @Access('admin')
  control() {
    return {};
  }

  @Get('forgotten')
  forgotten() {
    return {};
  }

  @Post('notes')
  @Access('anyone')
  write(@Body() { title }: NoteBody) {
    return { title };
  }

  @Post('signed')
  @Access('anyone')
  signed() {
    return {};
  }

  @Get('counted')
  @Access('anyone')
  @RateLimit({ name: 'counted', points: 2, perSeconds: 60, by: 'address' })
  counted() {
    return {};
  }
}

type Flags = Pick<Principal, 'isAdmin' | 'emailVerified' | 'isMfa' | 'hasSecondFactor'>;
const people: Record<string, Flags> = {
  admin: { isAdmin: true, emailVerified: true, isMfa: true, hasSecondFactor: true },
  lax: { isAdmin: true, emailVerified: true, isMfa: false, hasSecondFactor: false },
  halfway: { isAdmin: true, emailVerified: true, isMfa: false, hasSecondFactor: true },
};

class NamedSessions extends Sessions {
  async authenticate(token: string): Promise<Principal | undefined> {
    const flags = people[token];
    return flags && { userId: token, sessionId: token, email: `${token}@northwind.example`, ...flags };
  }
}

@Module({
  controllers: [NotesController],
  providers: [{ provide: Sessions, useClass: NamedSessions }],
  exports: [Sessions],
})
class NotesModule {}

describe('the HTTP server', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    const databaseUrl = await emptyDatabase();
    await migrate(databaseUrl, PLATFORM_MIGRATIONS);
    const config = testConfig({ DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://casewright.example' });
    const platform = await PlatformModule.forRoot(config);
    const testing = await Test.createTestingModule({
      imports: [{ ...platform, imports: [...(platform.imports ?? []), NotesModule] }],
    }).compile();
    app = testing.createNestApplication<NestFastifyApplication>(httpAdapter(config), {
      logger: false,
      rawBody: true,
    });
    secureHttp(app, config, {
      ...{ signedBySender: ['/signed'], oneClick: [], forms: {}, pages: [], uploads: '/uploads/' },
      large: [{ address: /^\/notes\?large$/, maxValues: 20_000 }],
    });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(() => app.close());

  const get = (url: string, as?: string) => app.inject({ url, headers: as ? { cookie: `__Host-session=${as}` } : {} });
  const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { origin: 'https://casewright.example', 'content-type': 'application/json', ...headers },
    });

  it('lets no one call a route that declares no access', async () => {
    expect((await get('/forgotten', 'admin')).statusCode).toBe(500);
  });

  it('requires a second factor from admins, and says whether they have one', async () => {
    const refusal = { status: 403, code: 'identity.two-step-required' };
    expect((await get('/control', 'lax')).json()).toMatchObject({ ...refusal, isEnrolled: false });
    expect((await get('/control', 'halfway')).json()).toMatchObject({ ...refusal, isEnrolled: true });
  });

  describe('rejects a changing request', () => {
    it.each([
      ['from a name that begins like ours', { origin: 'https://casewright.example.evil.example' }],
      ['from an opaque origin', { origin: 'null' }],
      ['from a sibling', { origin: 'https://www.casewright.example' }],
      ['over another protocol', { origin: 'http://casewright.example' }],
    ])('%s', async (_, headers) => {
      const answer = await post('/notes', { title: 'Mine' }, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'platform.foreign-origin' });
    });

    it('without an origin, unless its sender signs', async () => {
      const headers = { 'sec-fetch-site': 'same-site', referer: 'https://casewright.example' };
      const anonymous = { method: 'POST', payload: { title: 'Mine' }, headers } as const;
      expect((await app.inject({ ...anonymous, url: '/notes' })).statusCode).toBe(403);
      expect((await app.inject({ ...anonymous, url: '/signed' })).statusCode).toBe(201);
    });

    it.each(['multipart/form-data; boundary=x', 'TEXT/PLAIN;charset=UTF-8'])('with a form as %s', async (type) => {
      const answer = await post('/notes', 'title=Mine', { 'content-type': type });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'platform.form-refused']);
    });

    it('but not a same-origin one', async () => {
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await app.inject({ method: 'POST', url: '/notes', payload: { title: 'Mine' }, headers });
      expect(answer.statusCode).toBe(201);
    });
  });

  describe('answers bad input with a problem that names field and rule:', () => {
    const vast = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n}`, n]));
    const deep = (levels: number) => `{"title":${'['.repeat(levels)}${']'.repeat(levels)}}`;

    it.each<[string, string | object, number, string]>([
      ['a NUL', { title: 'a\u0000b' }, 422, 'platform.invalid-request'],
      ['half a surrogate pair', '{"title":"\\ud800"}', 422, 'platform.invalid-request'],
      ['an array', [], 422, 'platform.invalid-request'],
      ['null', 'null', 422, 'platform.invalid-request'],
      ['deep nesting', deep(1_000), 422, 'platform.nested-too-deep'],
      ['10,000 fields', vast(10_000), 422, 'platform.too-many-values'],
      ['10,000 elements', { title: Array(10_000).fill(1) }, 422, 'platform.too-many-values'],
      ['what is no JSON', '{"title":', 400, 'http.malformed'],
      ['a poisoned prototype', '{"title":"x","__proto__":{"isAdmin":true}}', 400, 'http.malformed'],
      ['a poisoned constructor', '{"title":"x","constructor":{"prototype":{}}}', 400, 'http.malformed'],
      ['50 MB', `{"title":"${'x'.repeat(50 * 1024 * 1024)}"}`, 413, 'http.too-large'],
    ])('%s', async (_, payload, status, code) => {
      const answer = await post('/notes', payload);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toMatchObject({ status, code, type: `/problems/${code}`, title: expect.any(String) });
    });

    it('each invalid field by name', async () => {
      const { fields } = (await post('/notes', { title: 7, price: 1 })).json<{ fields: object }>();
      expect(fields).toEqual({
        title: expect.arrayContaining([expect.stringContaining('title must be a string')]),
        price: ['property price should not exist'],
      });
    });

    it('but accepts any size from a signing server', async () => {
      expect((await post('/signed', { lines: Array(10_000).fill(1) })).statusCode).toBe(201);
    });

    it('but has a higher limit where large requests are expected', async () => {
      const many = { title: Array(10_000).fill(1) };
      expect((await post('/notes?large', many)).json()).toMatchObject({ code: 'platform.invalid-request' });
    });

    it('an unsupported media type, and an unknown address', async () => {
      expect((await post('/notes', '<title>', { 'content-type': 'application/xml' })).statusCode).toBe(415);
      expect((await get('/nowhere')).json()).toMatchObject({ status: 404, code: 'http.not-found' });
    });
  });

  it.each([
    ['0198f0a2-7d3c-4c1e-9d55-0f2f6f1f2a11', true],
    ['1","level":"fatal', false],
    ['', false],
  ])('keeps the proxy’s request ID if %j is valid', async (given, isKept) => {
    const { headers } = await app.inject({ url: '/open', headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toEqual(isKept ? given : expect.stringMatching(/^[0-9a-f-]{36}$/));
  });

  it('limits calls per network, and says when to retry', async () => {
    const from = (remoteAddress: string) => app.inject({ url: '/counted', remoteAddress });
    expect((await from('2001:db8::1')).statusCode).toBe(200);
    expect((await from('2001:db8::2')).statusCode).toBe(200);
    expect((await from('2001:db8:0:1::1')).statusCode).toBe(200);

    const refused = await from('2001:db8::3');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'platform.too-many-requests' });
  });

  it.each([
    [1, '1 second.'],
    [90, '90 seconds.'],
    [43_200, '12 hours.'],
  ])('words a wait of %i seconds as %s', (seconds, text) => {
    expect(new TooManyRequests(seconds).message).toBe(`Too many requests. Please try again in ${text}`);
  });

  it('logs no error when a client disconnects during its request', async () => {
    await app.listen(0, '127.0.0.1');
    const server = app.getHttpServer();
    const logged = jest.spyOn(Logger.prototype, 'error');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    client.write(`${headOfNote}\r\n{"title":`);
    const [, response] = await arrived;
    const closed = once(response, 'close');
    client.destroy();
    await closed;

    expect(logged).not.toHaveBeenCalled();
  });
});

it('rejects a request that does not arrive in time', async () => {
  const config = testConfig({ DATABASE_URL: 'postgres://127.0.0.1:9/none' });
  const adapter = httpAdapter(config, { timeoutMs: 50, checkEveryMs: 20 });
  adapter.getInstance().post('/notes', async () => 'written');
  await adapter.init();
  await adapter.getInstance().listen({ port: 0, host: '127.0.0.1' });
  const client = connect((adapter.getHttpServer<Server>().address() as AddressInfo).port, '127.0.0.1');
  client.write(`${headOfNote}\r\n{"title":`);

  const [answer] = (await once(client, 'data')) as [Buffer];

  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
  client.destroy();
  await adapter.close();
});

const headOfNote = [
  'POST /notes HTTP/1.1',
  'Host: localhost',
  'Origin: https://casewright.example',
  'Content-Type: application/json',
  'Content-Length: 20',
  '',
].join('\r\n');
