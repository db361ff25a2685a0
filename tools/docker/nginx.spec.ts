import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:http2';
import { request as requestOverTls } from 'node:https';
import { connect as connectSocket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ENTRY, folderOf } from '../../apps/shell/src/remotes/place.ts';
import { SESSION_COOKIE } from '../bench/api.ts';
import { openStreams, requireFiles } from '../bench/open-streams.ts';
import { makeSellers } from '../bench/sellers.ts';
import { publish } from '../build/publish.ts';
import { freePort } from '../services/free-port.ts';
import { type Postgres, startTemporaryPostgres } from '../services/postgres.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { buildWhatChanged } from '../start/build.ts';
import { migrate } from '../start/server.ts';
import { eventually } from '../test/eventually.ts';
import { onlyInSoak } from '../test/soaked.ts';
import { securityHeaders } from '../web-server/security-headers.ts';
import { composition } from './composition.ts';
import { findNginx, type Nginx, startNginx } from './nginx.ts';
import { Replica } from './replica.ts';

const HOST = 'casewright.example';
const PUBLIC_URL = `https://${HOST}`;
const SECRETS = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  APP_SECRET: 'only to test with, and known to all who read',
  STRIPE_SECRET_KEY: 'sk_test_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
};
const JSON_OF_OURS = { origin: PUBLIC_URL, 'content-type': 'application/json' };
const RESTARTS = process.env['SOAK'] ? 10 : 2;
const CLIENTS = 8;
/** nginx takes two open files for each; many machines allow a process 20,000. In production it may have 90,000. */
const TABS = 9_000;
/** Enough to see what is wrong. */
const MAX_FAILURES = 20;
/** All addresses in this range are loopback. */
const TLS_PROXY = '127.0.0.9';

/** Files that affect how a server stops and what nginx does meanwhile. */
const skip = onlyInSoak('docker', 'tools/docker', 'libs/platform/src/http', 'apps/api/main.ts');

const found = findNginx();
const missing = 'missing' in found && found.missing;
if (missing && process.env['CI']) throw new Error(missing);

void describe('nginx before two of the API', { skip: missing }, () => {
  const site = join(temporaryFolder('in a path with spaces'), 'site');
  let postgres: Postgres;
  let replicas: readonly Replica[];
  let nginx: Nginx;

  before(async () => {
    await buildWhatChanged();
    await publish(site, PUBLIC_URL);
    postgres = await startTemporaryPostgres();
    // The compose file's configuration, without Docker's host names and unset variables.
    const told = { PUBLIC_URL, FILES_URL: pathToFileURL(temporaryFolder('files')).href };
    const { METRICS_PORT, REDIS_URL, CLAMAV_URL, ...given } = composition(told)['api']?.environment ?? {};
    assert.ok(METRICS_PORT && REDIS_URL && !CLAMAV_URL);
    const settings = Object.entries(given).filter(([name]) => !name.endsWith('_FILE'));
    const { owner, application, reader } = postgres.urls;
    const database = { DATABASE_URL: application, READ_DATABASE_URL: reader };
    const env = {
      ...Object.fromEntries(settings),
      ...SECRETS,
      ...database,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'warn',
    };
    await migrate({ PATH: process.env['PATH'], ...env, DATABASE_OWNER_URL: owner });
    replicas = await Promise.all([Replica.start(env), Replica.start(env)]);
    const program = 'program' in found ? found.program : '';
    nginx = await startNginx({
      program,
      host: HOST,
      port: await freePort(),
      site,
      apis: replicas.map(({ port }) => port),
      trustedProxies: `${TLS_PROXY},192.0.2.0/24`,
    });
  });
  after(async () => {
    await nginx?.stop();
    await Promise.all((replicas ?? []).map((replica) => replica.stop()));
    await postgres?.stop();
  });

  /** Like `fetch` for this certificate, without following redirects. */
  async function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const sent = requestOverTls(nginx.tls.url, {
      ...{ path, servername: HOST, ca: nginx.tls.certificate, agent: false, headers: { host: HOST, ...headers } },
    });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const unpacked = decompress(answer.headers['content-encoding'], await buffer(answer));
    const received = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(new Uint8Array(unpacked), { status: answer.statusCode ?? 0, headers: received });
  }

  /** Through the TLS proxy in front, for a client at this address. */
  const throughProxy = (client: string) => ({
    localAddress: TLS_PROXY,
    headers: { 'x-forwarded-for': client, 'x-forwarded-proto': 'https' },
  });

  void test('logs paths without query strings and tokens', async () => {
    await get('/verify-email?email=sam@acme.example&token=only-the-owner-knows');

    // Logged after the response is sent.
    await eventually('the line of the request', async () =>
      nginx.requests().some((line) => /"GET \/verify-email HTTP\/1\.1" 200/.test(line)) ? true : undefined,
    );
    await get('/api/unsubscribe/only-the-owner-knows/page');
    await eventually('the line of the token', async () =>
      nginx.requests().some((line) => line.includes('"GET /api/unsubscribe/... HTTP/1.1"')) ? true : undefined,
    );
    assert.doesNotMatch(nginx.requests().join('\n'), /only-the-owner-knows|acme/);
  });

  void test('answers public pages with their file and others with the shell, uncached', async () => {
    const files = {
      ...{ '/': '.pages/~.html', '/plans': '.pages/plans.html', '/plans/?source=signup': '.pages/plans.html' },
      ...{ '/pricing-calculator': 'index.html', '/admin/users': 'index.html', '/unknown': 'not-found.html' },
    };
    for (const [path, file] of Object.entries(files)) {
      const answer = await get(path);
      assert.equal(answer.status, path === '/unknown' ? 404 : 200, path);
      assert.equal(await answer.text(), readFileSync(join(site, file), 'utf8'), path);
      assert.equal(answer.headers.get('cache-control'), 'no-cache');
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    }
  });

  void test('has one address for each page', async () => {
    assert.equal((await get('/.pages/plans.html')).status, 404);
    const renamed = await get('/index.html');
    assert.deepEqual([renamed.status, renamed.headers.get('location')], [301, '/']);
  });

  void test('caches hashed and versioned files forever, and the table of remotes never', async () => {
    const [script = ''] = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
    const table = (await (await get('/remotes.json')).json()) as Record<string, { version: string }>;
    const entries = Object.entries(table).map(([name, { version }]) => `${folderOf(name, version)}${ENTRY}`);
    assert.ok(entries.length > 0);

    const [preview = ''] = readdirSync(join(site, 'assets/previews'));
    for (const path of [`/assets/${script}`, ...entries, `/assets/previews/${preview}`]) {
      const answer = await get(path);
      assert.equal(answer.status, 200, path);
      assert.match(answer.headers.get('cache-control') ?? '', /max-age=31536000, immutable/, path);
      const type = path.endsWith('.png') ? /^image\/png$/ : /javascript/;
      assert.match(answer.headers.get('content-type') ?? '', type, path);
    }
    assert.equal((await get('/remotes.json')).headers.get('cache-control'), 'no-cache');
  });

  for (const encoding of ['br', 'gzip']) {
    void test(`sends what was compressed with ${encoding} by the build, with the same type and caching`, async () => {
      const [script = ''] = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
      for (const path of [`/assets/${script}`, '/remotes.json', '/plans', '/profile']) {
        const plain = await get(path, { 'accept-encoding': 'identity' });
        const compressed = await get(path, {
          'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : encoding,
        });

        assert.equal(plain.headers.get('content-encoding'), null, path);
        assert.equal(compressed.headers.get('content-encoding'), encoding, path);
        assert.equal(compressed.headers.get('vary'), 'Accept-Encoding');
        assert.equal(await compressed.text(), await plain.text());
        assert.equal(typeOf(compressed), typeOf(plain));
        for (const name of ['cache-control', 'content-security-policy'])
          assert.equal(compressed.headers.get(name), plain.headers.get(name));
      }
    });
  }

  void test('answers an address that no remote owns with the shell and status 404', async () => {
    for (const encoding of ['identity', 'br']) {
      for (const path of ['/nowhere/deeper', '/.owned/profile', '/plan', '/plans/deeper']) {
        const answer = await get(path, { 'accept-encoding': encoding });
        assert.equal(answer.status, 404, path);
        assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
        assert.match(await answer.text(), /<div id="root">.*Oops! Page not found/s);
      }
    }
    for (const path of ['/', '/plans', '/profile/settings', '/verify/0a1b', '/value-models/a/versions/1.0'])
      assert.equal((await get(path)).status, 200, path);
    assert.match(await (await get('/.well-known/security.txt')).text(), /^Contact: mailto:/);
  });

  void test('answers 404 for missing files, and lists no folder', async () => {
    for (const path of ['/assets/gone.0123456789.js', '/favicon.ico', '/remotes/calculator/9.9.9/remoteEntry.js']) {
      assert.equal((await get(path)).status, 404, path);
    }
    assert.doesNotMatch(await (await get('/assets/')).text(), /Index of/);
  });

  void test('sends the security headers once with pages, files and 404s', async () => {
    for (const path of ['/', '/remotes.json', '/gone.js']) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(securityHeaders()))
        assert.equal(headers.get(name), value, `${name} of ${path}`);
    }
    assert.equal((await get('/')).headers.get('server'), 'nginx');
  });

  void test('passes /api to both replicas, with its own headers and files', async () => {
    for (let times = 0; times < 8; times++) assert.equal((await get('/api/session')).status, 200);

    const answered = new Set(nginx.upstreams());
    for (const { port } of replicas) assert.ok(answered.has(`127.0.0.1:${port}`), `${port} was never asked`);
    const { headers } = await get('/api/session');
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/);
    // Not a missing static file: the API shows these to admins only.
    assert.equal((await get('/api/docs/swagger-ui.css')).status, 401);
  });

  void test('carries a live stream and other requests over one connection of HTTP/2', async () => {
    const [seller] = await makeSellers(postgres.urls.owner, 1);
    const browser = connect(nginx.tls.url, { ca: nginx.tls.certificate, servername: HOST });
    const ask = (path: string) =>
      browser.request({ ':path': path, ':authority': HOST, cookie: `${SESSION_COOKIE}=${seller?.token}` });
    try {
      const live = ask('/api/live').setEncoding('utf8');
      assert.match(String(await once(live, 'data')), /retry: \d+/);
      const session = ask('/api/session').setEncoding('utf8');
      assert.match(String(await once(session, 'data')), /"emailVerified":true/);

      assert.equal(browser.alpnProtocol, 'h2');
      assert.equal(live.closed, false);
      live.close();
    } finally {
      browser.destroy();
    }
  });

  void test('refuses 50 MB with a problem document, and a form with a page', async () => {
    const client = throughProxy('198.51.100.7');
    const form = await send(nginx.url, Buffer.alloc(200_000, 'x'), { ...client, path: '/api/contact-form' });
    assert.equal(form.status, 413);
    assert.match(form.type, /^text\/html/);
    assert.match(form.body, /Message must be less than 2000 characters/);

    const answer = await send(nginx.url, Buffer.alloc(50_000_000, 'x'), client);

    assert.equal(answer.status, 413);
    assert.match(answer.type, /^application\/problem\+json/);
    assert.equal((JSON.parse(answer.body) as { code: string }).code, 'http.too-large');
  });

  void test('distinguishes clients behind the configured proxy, and trusts no other', async () => {
    const statusesFrom = (claim: (times: number) => string) =>
      Promise.all(
        Array.from({ length: 150 }, (_, times) =>
          send(nginx.url, Buffer.from('{}'), { ...throughProxy(claim(times)), path: '/api/verify-email-code' }),
        ),
      ).then((answers) => answers.map(({ status }) => status));

    assert.ok(!(await statusesFrom((times) => `198.51.100.${times}`)).includes(429), 'clients share a limit');
    const claiming = await statusesFrom((times) => `198.51.100.${times}, 203.0.113.1`);
    assert.ok(claiming.includes(429), 'a client evades its limit by what it claims to the proxy');
    assert.ok(!claiming.every((status) => status === 429), 'everybody was refused');
    const direct = await send(nginx.url, Buffer.from('{}'), {
      ...throughProxy('198.51.100.7'),
      localAddress: '127.0.0.10',
    });
    assert.equal(direct.status, 403, 'another address than the proxy is believed');
  });

  void test('encrypts, and answers only for the host of the product', async () => {
    const ask = async (host: string, path: string) => {
      const sent = request(nginx.url + path, { headers: { host }, agent: false }).end();
      const [{ statusCode, headers }] = (await once(sent, 'response')) as [IncomingMessage];
      sent.destroy();
      return [statusCode, headers.location];
    };
    assert.deepEqual(await ask(HOST, '/plans?a=b'), [308, `${PUBLIC_URL}/plans?a=b`]);
    assert.deepEqual(await ask(HOST, '/api/session'), [403, undefined]);
    assert.deepEqual(await ask('evil.example', '/plans'), [421, undefined]);
    assert.deepEqual(await ask('127.0.0.1', '/health'), [200, undefined]);
    const { port, hostname } = new URL(nginx.tls.url);
    const stranger = connectTls({ port: Number(port), host: hostname, servername: 'evil.example' });
    await assert.rejects(once(stranger, 'secureConnect'), /unrecognized name/);
  });

  void test('keeps serving others while one network holds as many connections as it may', async () => {
    const [greedy, other] = [throughProxy('2001:db8:1:2::3'), throughProxy('2001:db8:1:3::3')];
    for (const path of ['/api/session', '/api/live']) {
      const held = Array.from({ length: 1_000 }, (_, n) => {
        const socket = connectSocket({
          port: Number(new URL(nginx.url).port),
          host: '127.0.0.1',
          localAddress: TLS_PROXY,
        });
        const headers = { ...greedy.headers, host: HOST, 'x-forwarded-for': `2001:db8:1:2::${n.toString(16)}` };
        const lines = Object.entries({ ...headers, 'content-length': 10 }).map(([name, value]) => `${name}: ${value}`);
        socket.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
        return socket;
      });
      try {
        const refused = await eventually('a refusal', async () => {
          const answer = await send(nginx.url, Buffer.from('{}'), { ...greedy, path });
          return answer.status === 429 ? answer : undefined;
        });
        assert.match(refused.body, /"code":"platform.too-many-requests"/);
        assert.notEqual((await send(nginx.url, Buffer.from('{}'), { ...other, path })).status, 429);
      } finally {
        for (const socket of held) socket.destroy();
      }
    }
  });

  void test('carries the live streams of thousands of tabs', { skip }, async () => {
    requireFiles(2 * TABS);
    const sellers = await makeSellers(postgres.urls.owner, TABS / 10);
    const tabs = sellers.flatMap((seller) => Array.from({ length: 10 }, () => seller));
    const streams = await openStreams(nginx.url, tabs, {
      ...{ localAddress: TLS_PROXY, headers: { host: HOST, 'x-forwarded-proto': 'https' } },
    });
    try {
      assert.equal(streams.length, TABS);
      assert.equal((await get('/api/session')).status, 200);
      assert.equal((await get('/plans')).status, 200);
    } finally {
      for (const stream of streams) stream.close();
    }
  });

  void test('answers malformed addresses with the page for unknown ones', async () => {
    for (const path of ['/.env', '//x', '/%E0%A4%A', '/profile/gone.php']) {
      const answer = await get(path);
      assert.equal(answer.status, 404, path);
      for (const [name, value] of Object.entries(securityHeaders())) {
        if (name !== 'strict-transport-security') assert.equal(answer.headers.get(name), value, `${name} of ${path}`);
      }
      assert.match(await answer.text(), /Oops! Page not found/, path);
    }
  });

  void test('sends the HSTS header once per response', async () => {
    for (const path of ['/', '/remotes.json', '/gone.js', '/api/session', '/%00']) {
      const { headers } = await get(path);
      assert.equal(headers.get('strict-transport-security'), 'max-age=63072000; includeSubDomains', path);
    }
  });

  void test('loses no request while replicas restart in turn', { skip }, async () => {
    // From many client addresses, since quotes are limited by address.
    const quote = () =>
      send(nginx.url, Buffer.from(CASE), {
        ...throughProxy(`198.18.${randomInt(256)}.${randomInt(256)}`),
        path: '/api/cases/quote',
      });
    const session = async () => {
      const answer = await get('/api/session');
      return { status: answer.status, body: await answer.text() };
    };
    const failures: string[] = [];
    let served = 0;
    let isOver = false;
    const load = Array.from({ length: CLIENTS }, async (_, client) => {
      while (!isOver && failures.length < MAX_FAILURES) {
        const answer = await (client % 2 ? quote() : session()).catch((error: unknown) => String(error));
        if (typeof answer !== 'string' && answer.status === 200) served += 1;
        else failures.push(typeof answer === 'string' ? answer : `${answer.status} ${answer.body}`);
      }
    });

    try {
      for (let times = 0; times < RESTARTS; times++) for (const replica of replicas) await replica.restart();
    } finally {
      isOver = true;
      await Promise.all(load);
    }

    assert.deepEqual(failures, [], nginx.complaints());
    assert.ok(served > 100, `only ${served} requests were made`);
  });
});

const CASE = JSON.stringify({
  proposed: [{ name: 'Helix', environments: [], computeModels: [] }],
  competitive: [{ name: 'Incumbent', environments: [], computeModels: [] }],
  presentationSupport: false,
});

interface SendOptions {
  readonly path?: string;
  readonly localAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Not `fetch`: it can't set a local address, and fails if nginx closes before the body is sent. */
const send = (
  url: string,
  body: Buffer,
  { path = '/api/session', localAddress, headers }: SendOptions = {},
): Promise<{ status: number; type: string; body: string }> =>
  new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...JSON_OF_OURS, host: HOST, 'content-length': body.length, ...headers },
      ...(localAddress && { localAddress }),
    };
    const sent = request(url + path, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        sent.off('error', reject).on('error', () => undefined);
        sent.destroy();
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: text,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

function decompress(encoding: string | undefined, body: Buffer): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

const typeOf = ({ headers }: Response): string | undefined =>
  headers.get('content-type')?.split(';')[0]?.replace('application/javascript', 'text/javascript');
