import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { publish } from '../build/publish.ts';
import { eventually } from '../faults/visitor.ts';
import { freePort } from '../services/free-port.ts';
import { type Postgres, startThrowAwayPostgres } from '../services/postgres.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { buildWhatChanged } from '../start/build.ts';
import { migrate } from '../start/server.ts';
import { securityHeaders } from '../web-server/security-headers.ts';
import { composition } from './composition.ts';
import { findNginx, type Nginx, startNginx } from './nginx.ts';
import { Replica } from './replica.ts';

const PUBLIC_URL = 'https://casewright.example';
const SECRETS = {
  PUBLIC_URL,
  POSTGRES_PASSWORD: 'none',
  SMTP_URL: 'smtp://127.0.0.1:9',
  APP_SECRET: 'only to test with, and known to all who read',
  STRIPE_SECRET_KEY: 'sk_test_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
};
const JSON_OF_OURS = { origin: PUBLIC_URL, 'content-type': 'application/json' };
const RESTARTS = process.env['SOAK'] ? 10 : 2;
const CLIENTS = 8;

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
    publish(site);
    postgres = await startThrowAwayPostgres();
    // As the composition has it, but for the names that only Docker knows.
    const { METRICS_PORT, REDIS_URL, ...given } = composition(SECRETS)['api']?.environment ?? {};
    assert.ok(METRICS_PORT && REDIS_URL);
    const env = { ...given, DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' };
    await migrate({ PATH: process.env['PATH'], ...env });
    replicas = await Promise.all([Replica.start(env), Replica.start(env)]);
    const program = 'program' in found ? found.program : '';
    nginx = await startNginx({ program, port: await freePort(), site, apis: replicas.map(({ port }) => port) });
  });
  after(async () => {
    await nginx?.stop();
    await Promise.all((replicas ?? []).map((replica) => replica.stop()));
    await postgres?.stop();
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(nginx.url + path, { headers });

  void test('writes down which address was asked for, and nothing of its query', async () => {
    await get('/verify-email?email=sam@acme.example&token=only-the-owner-knows');

    // It is written down after the answer has gone.
    await eventually('the line of the request', async () =>
      nginx.requests().some((line) => /"GET \/verify-email HTTP\/1\.1" 200/.test(line)) ? true : undefined,
    );
    assert.doesNotMatch(nginx.requests().join('\n'), /only-the-owner-knows|acme/);
  });

  void test('answers every address of a page with the shell, which is asked for anew each time', async () => {
    const shell = readFileSync(join(site, 'index.html'), 'utf8');
    for (const path of ['/', '/pricing-calculator', '/admin/users', '/nobody-knows-this']) {
      const answer = await get(path);
      assert.equal(answer.status, 200, path);
      assert.equal(await answer.text(), shell);
      assert.equal(answer.headers.get('cache-control'), 'no-cache');
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    }
  });

  void test('has what carries a hash or lies under a version kept for ever, and the table of remotes never', async () => {
    const [script = ''] = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
    const table = (await (await get('/remotes.json')).json()) as Record<string, { entry: string }>;
    const entries = Object.values(table).map(({ entry }) => entry);
    assert.ok(entries.length > 0);

    for (const path of [`/assets/${script}`, ...entries]) {
      const answer = await get(path);
      assert.equal(answer.status, 200, path);
      assert.match(answer.headers.get('cache-control') ?? '', /max-age=31536000, immutable/, path);
      assert.match(answer.headers.get('content-type') ?? '', /javascript/, path);
    }
    assert.equal((await get('/remotes.json')).headers.get('cache-control'), 'no-cache');
  });

  void test('hands out what was compressed when it was built', async () => {
    const [script = ''] = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
    const answer = await get(`/assets/${script}`, { 'accept-encoding': 'gzip' });

    assert.equal(answer.headers.get('content-encoding'), 'gzip');
    assert.equal(await answer.text(), readFileSync(join(site, 'assets', script), 'utf8'));
  });

  void test('answers 404 for a file that is not there, and lists no folder', async () => {
    for (const path of ['/assets/gone.0123456789.js', '/favicon.ico', '/remotes/calculator/9.9.9/remoteEntry.js']) {
      assert.equal((await get(path)).status, 404, path);
    }
    assert.doesNotMatch(await (await get('/assets/')).text(), /Index of/);
  });

  void test('sends the security headers with pages, files and what is missing, once each', async () => {
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
    assert.match((await get('/api/docs/swagger-ui.css')).headers.get('content-type') ?? '', /^text\/css/);
  });

  void test('refuses 50 MB with a problem document', async () => {
    const answer = await send(nginx.url, Buffer.alloc(50_000_000, 'x'));

    assert.equal(answer.status, 413);
    assert.match(answer.type, /^application\/problem\+json/);
    assert.equal((JSON.parse(answer.body) as { code: string }).code, 'http.too-large');
  });

  void test('does not believe a client who says to be somebody else', async () => {
    // Each replica counts 60 a minute for an address.
    const statuses = await Promise.all(
      Array.from({ length: 150 }, async (_, times) => {
        const headers = { ...JSON_OF_OURS, 'x-forwarded-for': `203.0.113.${times}` };
        const body = JSON.stringify({ email: 'nobody@northwind.example', code: '000000' });
        return (await fetch(`${nginx.url}/api/verify-email-code`, { method: 'POST', headers, body })).status;
      }),
    );

    assert.ok(statuses.includes(429), 'the limit for an address was evaded');
    assert.ok(statuses.includes(200), 'everybody was refused');
  });

  void test('loses no request while one replica after the other is restarted', async () => {
    const cookie = await cookiesOfSomeone(nginx.url);
    const quote = () =>
      fetch(`${nginx.url}/api/cases/quote`, { method: 'POST', headers: { ...JSON_OF_OURS, cookie }, body: CASE });
    const failures: string[] = [];
    let served = 0;
    let isOver = false;
    const load = Array.from({ length: CLIENTS }, async (_, client) => {
      while (!isOver) {
        const answer = await (client % 2 ? quote() : get('/api/session')).catch((error: unknown) => String(error));
        if (typeof answer !== 'string' && answer.status === 200) served += 1;
        else failures.push(typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`);
        if (typeof answer !== 'string') await answer.body?.cancel().catch(() => undefined);
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

async function cookiesOfSomeone(url: string): Promise<string> {
  const person = {
    email: 'dana@northwind.example',
    firstName: 'Dana',
    lastName: 'Alpine',
    password: 'Correct-horse-1',
  };
  const body = JSON.stringify({ ...person, agreeToTerms: true });
  const answer = await fetch(`${url}/api/sign-up`, { method: 'POST', headers: JSON_OF_OURS, body });
  assert.equal(answer.status, 201);
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return pairs.join('; ');
}

/** By hand: nginx answers and closes while most of the body is still on its way, over which `fetch` stumbles. */
const send = (url: string, body: Buffer): Promise<{ status: number; type: string; body: string }> =>
  new Promise((resolve, reject) => {
    const headers = { ...JSON_OF_OURS, 'content-length': body.length };
    const sent = request(`${url}/api/session`, { method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        sent.off('error', reject).on('error', () => undefined);
        sent.destroy();
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
