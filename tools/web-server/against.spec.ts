import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../services/free-port.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { startWebServerAgainst } from './against.ts';
import type { WebServer } from './web-server.ts';

describe('one remote inside a product that runs elsewhere', () => {
  const folder = temporaryFolder('calculator');
  let product: Server;
  let against: string;
  let web: WebServer;

  before(async () => {
    const own = {
      version: 'watched',
      requires: '^1.0.0',
      paths: ['/pricing-calculator', '/new'],
      preload: ['routes.js'],
    };
    writeFileSync(join(folder, 'record.json'), JSON.stringify(own));
    writeFileSync(join(folder, 'remoteEntry.js'), 'local entry');
    const table = { calculator: { version: '1.0.0-a', paths: ['/pricing-calculator'] }, admin: { version: '1.0.0-x' } };
    const port = await freePort();
    product = createServer(({ url, method, headers }, answer) => {
      if (url === '/remotes.json') return void answer.end(JSON.stringify(table));
      if (headers.accept?.includes('text/html')) return void answer.end('<head></head>the shell');
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ url, method, host: headers.host, origin: headers.origin }));
    });
    await new Promise<void>((resolve) => product.listen(port, '127.0.0.1', resolve));
    against = `http://127.0.0.1:${port}`;
    web = await startWebServerAgainst({ port: await freePort(), against, name: 'calculator', folder });
  });
  after(async () => {
    await web.stop();
    product.closeAllConnections();
    await new Promise((resolve) => product.close(resolve));
  });

  it('replaces that remote in the table, and no other', async () => {
    const table = (await (await fetch(`${web.url}/remotes.json`)).json()) as Record<string, { version: string }>;
    assert.equal(table['calculator']?.version, 'watched');
    assert.equal(table['admin']?.version, '1.0.0-x');
  });

  it('serves its files from this machine', async () => {
    assert.equal(await (await fetch(`${web.url}/remotes/calculator/watched/remoteEntry.js`)).text(), 'local entry');
  });

  it('proxies everything else with the product’s origin', async () => {
    const headers = { origin: web.url };
    const answer = await fetch(`${web.url}/api/cases?x=1`, { method: 'POST', headers, body: '' });
    const host = new URL(against).host;
    assert.deepEqual(await answer.json(), { url: '/api/cases?x=1', method: 'POST', host, origin: against });
  });

  it('serves the product, which reloads after a build of the remote', async () => {
    const page = await (await fetch(`${web.url}/new`, { headers: { accept: 'text/html' } })).text();
    assert.match(page, /the shell/);
    assert.match(page, /__development\/reload\.js/);
  });
});
