import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { freePort } from '../services/free-port.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { securityHeaders } from './security-headers.ts';
import { startWebServer, type WebServer } from './web-server.ts';

const TABLE = {
  marketing: {
    paths: ['/', '/plans', '/compute-model', '/news', '/verify'],
    accountPaths: ['/news'],
    deepPaths: ['/verify'],
    hasPublicPages: true,
  },
  calculator: { paths: ['/pricing-calculator', '/profile'] },
};

describe('the web server in front of the product', () => {
  const site = temporaryFolder('site in a path with spaces');
  let api: Server;
  let apiPort: number;
  let web: WebServer;

  before(async () => {
    write('index.html', '<!doctype html><head></head>shell');
    write('not-found.html', '<!doctype html><head></head>shell without a page');
    write('remotes.json', JSON.stringify(TABLE));
    write('.pages/compute-model.html', '<!doctype html><head></head>a public page');
    write('assets/main.0123456789.js', 'main');
    write('remotes/calculator/1.0.0-abc/remoteEntry.js', 'entry');
    apiPort = await freePort();
    api = createServer((asked, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ url: asked.url, method: asked.method, headers: asked.headers }));
    });
    await new Promise<void>((resolve) => api.listen(apiPort, '127.0.0.1', resolve));
    web = await startWebServer({ port: await freePort(), site, apiUrl: `http://127.0.0.1:${apiPort}` });
  });
  after(async () => {
    await web.stop();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });

  it('answers a public page with its file, compressed and uncached', async () => {
    const { status, body, headers } = await get('/compute-model/?x=1.5', { 'accept-encoding': 'br' });
    assert.equal(status, 200);
    assert.match(body, /a public page/);
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(headers['cache-control'], 'no-cache');
  });

  for (const path of ['/plans/', '/pricing-calculator/deeper/1.0?x=1.5', '/news/today', '/verify/0a']) {
    it(`answers the page ${path} with the shell, uncached`, async () => {
      const { status, body, headers } = await get(path);
      assert.equal(status, 200);
      assert.match(body, /shell/);
      assert.equal(headers['cache-control'], 'no-cache');
      assert.match(headers['content-type'] ?? '', /text\/html/);
    });
  }

  for (const path of ['/pricing-calculators', '/compute-model/deeper']) {
    it(`answers ${path}, where no remote has a page, with the shell and status 404`, async () => {
      const { status, body, headers } = await get(path, { 'accept-encoding': 'br' });
      assert.equal(status, 404);
      assert.match(body, /shell without a page/);
      assert.match(headers['content-type'] ?? '', /text\/html/);
    });
  }

  for (const path of [
    ...['/nothing.js', '/..%2f..%2fpackage.json', '/.pages/compute-model.html'],
    ...['/.env', '//x', '//compute-model//x', '/%E0%A4%A', '/pricing-calculator/gone.php'],
  ]) {
    it(`answers ${path} with the page for unknown addresses, and all headers`, async () => {
      const { status, body, headers } = await get(path);
      assert.equal(status, 404);
      assert.match(body, /shell without a page/);
      for (const [name, value] of Object.entries(securityHeaders())) {
        if (name !== 'strict-transport-security') assert.equal(headers[name], value, name);
      }
    });
  }

  for (const path of ['/assets/main.0123456789.js', '/remotes/calculator/1.0.0-abc/remoteEntry.js']) {
    it(`caches ${path} forever, and sends it compressed if accepted`, async () => {
      const { headers, body } = await get(path, { 'accept-encoding': 'gzip, br' });
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal(headers['content-encoding'], 'br');
      assert.match(body, /^(main|entry)$/);
      assert.equal((await get(path)).headers['content-encoding'], undefined);
    });
  }

  it('sends the security headers of nginx', async () => {
    for (const path of ['/', '/assets/main.0123456789.js', '/nothing.js']) {
      const { headers } = await get(path);
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /script-src 'self';/);
      assert.doesNotMatch(policy, /unsafe/);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'no-referrer');
    }
  });

  it('proxies /api with the true client address', async () => {
    const { body } = await get('/api/session?x=1', { 'x-forwarded-for': '9.9.9.9' });
    const seen = JSON.parse(body) as { url: string; headers: IncomingHttpHeaders };
    assert.equal(seen.url, '/api/session?x=1');
    assert.match(String(seen.headers['x-forwarded-for']), /^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
    assert.equal(seen.headers['x-forwarded-proto'], 'http');
    assert.equal(seen.headers.host, new URL(web.url).host);
  });

  it('answers 503 with a problem while the API is unavailable', async () => {
    const lonely = await startWebServer({
      port: await freePort(),
      site,
      apiUrl: `http://127.0.0.1:${await freePort()}`,
    });
    const response = await fetch(`${lonely.url}/api/session`);
    await lonely.stop();
    assert.equal(response.status, 503);
    assert.match(response.headers.get('content-type') ?? '', /application\/problem\+json/);
    assert.equal(((await response.json()) as { code: string }).code, 'http.unavailable');
  });

  it('passes on each 503 of the API once, without leaking connections', async () => {
    let [asked, isUnavailable] = [0, true];
    const failing = createServer((_, answer) => {
      asked += 1;
      if (!isUnavailable) return answer.end('{}');
      answer.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' }).end('{}');
    });
    failing.listen(0, '127.0.0.1');
    await once(failing, 'listening');
    const { port } = failing.address() as AddressInfo;
    const front = await startWebServer({ port: await freePort(), site, apiUrl: `http://127.0.0.1:${port}` });

    for (let times = 0; times < 20; times++) {
      const response = await fetch(`${front.url}/api/session`);
      assert.equal(response.status, 503);
      await response.text();
    }

    isUnavailable = false;
    assert.equal((await fetch(`${front.url}/api/session`)).status, 200);

    const connections = await new Promise((resolve) => failing.getConnections((_, count) => resolve(count)));
    await front.stop();
    failing.close();
    assert.equal(asked, 21);
    assert.equal(connections, 1);
  });

  it('reloads pages only if watched', async () => {
    const watched = await startWebServer({ port: await freePort(), site, apiUrl: web.url, watched: true });
    const changes = await fetch(`${watched.url}/__development/changes`);
    watched.reload();
    assert.ok(changes.body);
    let heard = '';
    for await (const part of changes.body.pipeThrough(new TextDecoderStream())) {
      heard += part;
      if (heard.includes('event: change')) break;
    }
    assert.match(heard, /event: change/);
    assert.match(await (await fetch(`${watched.url}/profile`)).text(), /__development\/reload\.js/);
    const asset = await fetch(`${watched.url}/assets/main.0123456789.js`);
    assert.equal(asset.headers.get('cache-control'), 'no-cache');
    await watched.stop();
    assert.equal((await get('/__development/changes')).status, 404);
  });

  function write(path: string, content: string): void {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
    writeFileSync(join(site, `${path}.br`), brotliCompressSync(content));
  }

  /** Sends paths unchanged; `fetch` would normalize them. */
  const get = (path: string, headers: IncomingHttpHeaders = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const { hostname, port } = new URL(web.url);
      request({ hostname, port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const sent = Buffer.concat(chunks);
          const body = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: body.toString() });
        });
      })
        .on('error', reject)
        .end();
    });
});
